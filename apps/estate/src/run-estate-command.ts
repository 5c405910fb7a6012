/** The commands of the server and of this room, with what they need of the whole repository. */
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

/** Does what the words say and returns the exit code; what goes wrong is printed. */
export async function runEstateCommand(words: readonly string[]): Promise<number> {
  try {
    const output = { print: (line: string) => console.log(line), fail: (line: string) => console.error(line) };
    const config = readConfig({ ...(existsSync(demo) && process.env['NODE_ENV'] !== 'production' && { ESTATE_FOLDER: demo }), ...process.env });
    const root = resolve(import.meta.dirname, '../../..');
    const missingMessages = (language: Language) => missingMessagesIn(root, language);
    return await runCommand(words, config, output, {
      blocks: () => readBlockRules(root),
      themes: themeRules,
      missingMessages,
      more: [newEstate, settingsCommand, routesCommand],
    });
  } catch (error) {
    console.error(describeError(error).message);
    return 1;
  }
}
