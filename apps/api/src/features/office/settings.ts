import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { readFolderSettings } from '../../platform/content/content.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { closedDaysOf } from '../experiences/index.ts';
import { brandIds } from '../site/index.ts';
import type { OfficeContext } from './office-context.ts';

/** How the house runs, in a language: what the office closed, and what the folder sets, with the file and line to change it in. */
export async function readSettings(db: Db, language: Language): Promise<components['schemas']['OfficeSettings']> {
  const closed = await Promise.all(
    (await brandIds(db)).map(async (brand) => (await closedDaysOf(db, brand)).map(({ day, reason }) => ({ brand, day, reason }))),
  );
  return {
    closed_days: closed.flat().sort((a, b) => a.day.localeCompare(b.day)),
    folder: (await readFolderSettings(db)).map(({ of, lines, ...setting }) => ({ ...setting, of: of[language], lines: lines[language] })),
  };
}

/** The same, for screens. */
export function officeSettings({ db, officeSessions }: OfficeContext): Pick<Handlers, 'getOfficeSettings'> {
  return {
    async getOfficeSettings({ request }) {
      const { staff } = await officeSessions.require(request);
      return readSettings(db, staff.language);
    },
  };
}
