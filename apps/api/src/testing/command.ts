import { keepDrizzleResolutions } from '../platform/database/drizzle-resolutions.ts';

/** One command of `estate` in a process of its own, for tests that end it; says by a message when it begins its work. */
keepDrizzleResolutions();
const { readConfig } = await import('../platform/config/config.ts');
const { runCommand } = await import('../commands/run-command.ts');
const output = { print: (line: string) => console.log(line), fail: (line: string) => console.error(line) };
process.send?.('started');
process.exitCode = await runCommand(process.argv.slice(2), readConfig(), output);
