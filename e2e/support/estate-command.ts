/** The estate's commands, as its people run them. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

export function estateCommand(dataDir: string, argv: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve(root, 'apps/estate/src/command.ts'), ...argv], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    });
    const result: CommandResult = { code: null, output: '', errors: '' };
    child.stdout.on('data', (chunk: Buffer) => (result.output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (result.errors += chunk.toString()));
    child.on('exit', (code) => done({ ...result, code }));
  });
}

export interface Audit {
  ok: boolean;
  checks: { name: string; ok: boolean; found: unknown; expected: unknown; rows: unknown[] }[];
}

/** The books of an estate: what `estate audit` prints. */
export async function audit(dataDir: string, env: Record<string, string> = {}): Promise<Audit> {
  const { output, errors } = await estateCommand(dataDir, ['audit'], env);
  try {
    return JSON.parse(output) as Audit;
  } catch (error) {
    throw new Error(`estate audit did not print JSON:\n${output}\n${errors}`, { cause: error });
  }
}
