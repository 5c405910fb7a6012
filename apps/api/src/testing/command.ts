import { readConfig } from '../platform/config/config.ts';
import { runCommand } from '../commands/run-command.ts';

/** One command of `estate` in a process of its own, for tests that end it; says by a message when it begins its work. */
const output = { print: (line: string) => console.log(line), fail: (line: string) => console.error(line) };
process.send?.('started');
process.exitCode = await runCommand(process.argv.slice(2), readConfig(), output);
