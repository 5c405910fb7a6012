import type { Db } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { lockContentState, saveContentState, saveFolderSettings } from './content.store.ts';
import type { Estate } from './estate.ts';

/**
 * What one feature does with an estate folder: prepares outside any transaction what takes long, and returns what writes
 * its own tables inside the import's. Doing it again with the same folder changes nothing.
 */
export type Importer = (db: Db, estate: Estate) => Promise<(tx: Db) => Promise<void>>;

export interface ImportResult {
  /** false: this very folder was imported last, and nothing was written. */
  changed: boolean;
  version: number;
}

/**
 * Writes a checked estate folder to the database in one transaction, importer by importer, and raises the content version;
 * importing the same folder again changes nothing. What stands in the database after the import:
 *
 * - Brands, pages, mails, wines, visits, shipping: exactly those of the folder.
 * - Skus: those of the folder; one that the folder dropped stays for the orders that name it, no longer on sale.
 * - Stock: the folder's figure counts when the sku is new. Afterwards only a change of that figure counts, by its
 *   difference: 50 edited to 80 puts 30 bottles more on sale, whatever was sold meanwhile; never below what live orders hold.
 * - Prices: each change is kept with its time, for the lowest price of the 30 days before a reduction.
 * - Coupons: those of the folder, and those that the office made; `uses` counts when the code is new. A dropped one stays,
 *   inactive. Until when one serves, and whether: what the office said counts.
 * - Vouchers of visits: those of the folder; `used` counts when the code is new. A dropped one stays, inactive.
 * - Slots of visits: those of the schedules, for a year from today; what is sold stays, in a slot that is closed then.
 * - Members: those of the folder are added or updated by their number; the password only where the folder's own changed.
 *   Members that the folder does not have stay. Of the club's data the folder's memberships and purchases are added or
 *   updated; preferences, used visit codes and invitations count when the member, the season, the year is new.
 */
export async function importEstate(db: Db, importers: readonly Importer[], estate: Estate): Promise<ImportResult> {
  const prepared: ((tx: Db) => Promise<void>)[] = [];
  for (const importer of importers) prepared.push(await importer(db, estate));
  return transaction(db, async (tx) => {
    const state = await lockContentState(tx);
    if (state.estateHash === estate.hash) {
      if (state.settings === null) await saveFolderSettings(tx, estate.settings);
      return { changed: false, version: state.version };
    }
    for (const write of prepared) await write(tx);
    const version = state.version + 1;
    await saveContentState(tx, version, estate);
    return { changed: true, version };
  });
}
