import { existsSync } from 'node:fs';
import { readConfig } from '../server/config.ts';
import { describeError } from '../server/logger.ts';
import { runCommand } from './run-command.ts';

/** The folder that `npm start` shows when no other is named. */
const demo = 'apps/estate/demo';

/** `estate <command>`: see run-command.ts. */
try {
  const output = { print: (line: string) => console.log(line), fail: (line: string) => console.error(line) };
  process.exitCode = await runCommand(process.argv.slice(2), readConfig({ ...(existsSync(demo) && { ESTATE_FOLDER: demo }), ...process.env }), output);
} catch (error) {
  console.error(describeError(error).message);
  process.exitCode = 1;
}
