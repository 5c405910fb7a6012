import path from 'node:path';
import { askAdmin } from '../platform/process/admin-socket.ts';
import type { BlockRules, ThemeRules } from '../platform/content/index.ts';
import { asActor } from '../features/staff/index.ts';
import { createApi } from '../create-api.ts';
import type { Config } from '../platform/config/config.ts';
import type { Command, DatabaseCommand, FileCommand, Invocation, Output } from './command.ts';
import { commands } from './index.ts';
import { restore } from './restore.ts';

export interface CommandOptions {
  /** Where the caller stands; the process's own folder when not given. */
  folder?: string;
  /** Ends what watches. */
  signal?: AbortSignal;
  /** What the front ends say of the blocks in templates; without it they are not checked. */
  blocks?: (() => Promise<BlockRules>) | undefined;
  /** What the design system says of themes; without it a folder with themes of its own is refused. */
  themes?: ThemeRules | undefined;
  /** Messages that the interface lacks in a language, one line for each file; without it `check` looks at the folder alone. */
  missingMessages?: Invocation['missingMessages'];
  /** Commands of whoever puts the server into one process with more, beside those of the server. */
  more?: readonly FileCommand[];
}

/**
 * Runs `estate <words…>`: a command of files here; one of the database through the admin socket when a server runs on the
 * data folder, directly otherwise. Returns the exit code: 0 done, 1 refused or not clean, 2 wrongly called.
 */
export async function runCommand(words: readonly string[], config: Config, output: Output, options: CommandOptions = {}): Promise<number> {
  const { folder = process.cwd(), signal, blocks, themes, missingMessages, more = [] } = options;
  const all = [...more, restore, ...commands];
  const json = words.includes('--json');
  const given = words.filter((word) => !word.startsWith('--'));
  const command = all.find(({ name }) => `${given.join(' ')} `.startsWith(`${name} `));
  if (command === undefined) {
    output.fail(given.length === 0 ? usage(all) : `There is no command "${given.join(' ')}".\n${usage(all)}`);
    return 2;
  }
  const args = given.slice(command.name.split(' ').length);
  if (command.needs === 'files')
    return command.run(config, {
      args,
      json,
      watch: words.includes('--watch'),
      check: words.includes('--check'),
      signal,
      output,
      blocks,
      themes,
      missingMessages,
    });
  return runOnDatabase(command, { args: fullPaths(command, args, folder), json, output, blocks, themes }, config);
}

async function runOnDatabase(command: DatabaseCommand, invocation: Parameters<DatabaseCommand['run']>[1], config: Config): Promise<number> {
  const { args, json, output, blocks, themes } = invocation;
  const answered = await askAdmin(config.dataDir, { command: command.name, args, json }, (line) => {
    if ('print' in line) output.print(line.print);
    if ('fail' in line) output.fail(line.fail);
  });
  if (answered !== null) return answered;
  const api = await createApi({ config: { ...config, estateFolder: undefined, logLevel: 'error' }, jobs: false, blocks, themes });
  try {
    return await asActor('command', () => command.run({ ...api.context, config }, invocation));
  } finally {
    await api.close();
  }
}

/** The server may stand in another folder than the caller. */
function fullPaths(command: DatabaseCommand, args: string[], folder: string): string[] {
  const words = command.usage
    .slice(command.name.length)
    .trim()
    .split(/ (?=[<[])/);
  return args.map((arg, at) => (/^[[<](?:folder|file)(?:\.\w+)?[\]>]$/.test(words[at] ?? '') ? path.resolve(folder, arg) : arg));
}

function usage(all: readonly Command[]): string {
  const longest = Math.max(...all.map((command) => command.usage.length));
  return ['Commands:', ...all.map((command) => `  estate ${command.usage.padEnd(longest)}  ${command.summary}`), 'Option: --json, for programs.'].join('\n');
}
