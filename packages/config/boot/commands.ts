/** The root commands, on the pinned Node: each is a list of processes run one after another. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTests } from './run-tests.ts';

export const root = resolve(import.meta.dirname, '../../..');

const [command, ...args] = process.argv.slice(2);
let running: ChildProcess | undefined;

/** The running process gets our signals; the IPC channels end it when one that started it is gone, however that ended. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => running?.kill(signal));
process.on('disconnect', () => running?.kill('SIGTERM'));
process.channel?.unref();

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.channel?.unref();

async function main(): Promise<number> {
  switch (command) {
    case 'start':
      return (await build()) || node('apps/estate/src/start.ts', ...args);
    case 'dev':
      return (await buildBeside(args)) || node('apps/estate/src/dev.ts', ...args);
    case 'estate':
      return node('apps/estate/src/command.ts', ...args);
    case 'generate':
      return (await node('api-spec/src/generate.ts', ...args)) || node('packages/ui/src/themes/generate.ts', ...args);
    case 'tokens':
      return node('apps/estate/src/tokens/tokens-command.ts', ...args);
    case 'sentences':
      return node('packages/config/sentences/list.ts', ...args);
    case 'docs':
      return (
        (await run('turbo', ['run', 'build', '--filter=@parral/content', '--output-logs=errors-only', '--no-update-notifier'], { quiet: true })) ||
        node('apps/estate/src/docs.ts', ...args)
      );
    case 'storybook':
      return run('pnpm', ['--filter', '@parral/estate', 'storybook', ...args]);
    case 'bench':
      return (await build()) || node('e2e/bench/run.ts', ...args);
    case 'fleet':
      return (await build()) || node('e2e/fleet/run.ts', ...args);
    case 'pack':
      return (await build('package')) || node('packages/config/pack/pack.ts', ...args);
    case 'consumers':
      process.env['CONSUMERS'] = 'all';
      return (await build('build', 'package')) || run('pnpm', ['--filter', '@parral/e2e', 'exec', 'playwright', 'test', '--project', 'consumers', ...args]);
    case 'campaign':
      return (await build()) || node('e2e/campaigns/run.ts', ...args);
    case 'test':
      return runTests(args);
    default:
      throw new Error(`No command ${command}`);
  }
}

/** Builds what changed; says nothing when nothing did. */
function build(...tasks: readonly string[]): Promise<number> {
  return run('turbo', ['run', ...(tasks.length > 0 ? tasks : ['build']), '--output-logs=errors-only', '--no-update-notifier'], { quiet: true });
}

/** `npm run dev shop`: the other apps are served as built. Without a name none is. */
async function buildBeside(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => existsSync(resolve(root, 'apps', arg, 'vite.config.ts')));
  if (named.length === 0) return 0;
  const without = named.map((name) => `--filter=!@parral/${name}`);
  return run('turbo', ['run', 'build', '--output-logs=errors-only', '--no-update-notifier', ...without], { quiet: true });
}

function node(script: string, ...rest: string[]): Promise<number> {
  return run(process.execPath, [resolve(root, script), ...rest]);
}

function run(program: string, argv: string[], { quiet = false } = {}): Promise<number> {
  return new Promise((done) => {
    running = spawn(program, argv, {
      cwd: root,
      stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit', ...(program === process.execPath ? (['ipc'] as const) : [])],
    });
    running.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      done(1);
    });
    running.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
