import { readFolderSettings } from '../../platform/content/content.store.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { closedDaysOf } from '../experiences/index.ts';
import { brandIds } from '../site/index.ts';
import type { OfficeContext } from './office-context.ts';

/** How the house runs: what the office closed, and what the folder sets, with the file and line to change it in. */
export function officeSettings({ db, officeSessions }: OfficeContext): Pick<Handlers, 'getOfficeSettings'> {
  return {
    async getOfficeSettings({ request }) {
      const {
        staff: { language },
      } = await officeSessions.require(request);
      const closed = await Promise.all(
        (await brandIds(db)).map(async (brand) => (await closedDaysOf(db, brand)).map(({ day, reason }) => ({ brand, day, reason }))),
      );
      return {
        closed_days: closed.flat().sort((a, b) => a.day.localeCompare(b.day)),
        folder: (await readFolderSettings(db)).map(({ of, lines, ...setting }) => ({ ...setting, of: of[language], lines: lines[language] })),
      };
    },
  };
}
