/** What `npm run estate -- <words…>` runs. Only the commands that read templates need the front ends. */
import { existsSync } from 'node:fs';
import { describeError, readConfig, runCommand } from '@parral/api';

/** The folder that `npm start` shows when no other is named. */
const demo = 'apps/estate/demo';
const words = process.argv.slice(2);

try {
  const output = { print: (line: string) => console.log(line), fail: (line: string) => console.error(line) };
  const config = readConfig({ ...(existsSync(demo) && { ESTATE_FOLDER: demo }), ...process.env });
  const { blocks } = /^(?:check|import|write)$/.test(words[0] ?? '') ? await import('./front-ends.ts') : {};
  process.exitCode = await runCommand(words, config, output, { blocks });
} catch (error) {
  console.error(describeError(error).message);
  process.exitCode = 1;
}
