/** What `npm run estate -- <words…>` runs. It needs no built front end: what templates may say is read from the blocks' sources. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@parral/api-spec/languages';
import { describeError, readConfig, runCommand } from '@parral/api';
import { readBlockRules } from './block-rules.ts';
import { missingMessagesIn } from './missing-messages.ts';
import { newEstate } from './new-estate.ts';
import { routesCommand } from './routes/routes-command.ts';
import { settingsCommand } from './settings-command.ts';
import { themeRules } from './theme-rules.ts';

/** The folder that `npm start` shows when no other is named. */
const demo = 'apps/estate/demo';
const words = process.argv.slice(2);

try {
  const output = { print: (line: string) => console.log(line), fail: (line: string) => console.error(line) };
  const config = readConfig({ ...(existsSync(demo) && process.env['NODE_ENV'] !== 'production' && { ESTATE_FOLDER: demo }), ...process.env });
  const root = resolve(import.meta.dirname, '../../..');
  const missingMessages = (language: Language) => missingMessagesIn(root, language);
  process.exitCode = await runCommand(words, config, output, {
    blocks: () => readBlockRules(root),
    themes: themeRules,
    missingMessages,
    more: [newEstate, settingsCommand, routesCommand],
  });
} catch (error) {
  console.error(describeError(error).message);
  process.exitCode = 1;
}
