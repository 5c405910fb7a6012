import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import type { Estate } from './index.ts';
import type { Content } from './content.ts';
import { today, writeSlots } from '../../features/experiences/write-slots.ts';
import { contentState } from './content.schema.ts';
import { writeClub } from '../../features/club/import-club.ts';
import { writeCatalogue } from '../../features/catalogue/import-catalogue.ts';
import { writeContent } from '../../features/site/import-site.ts';
import { writeCoupons } from '../../features/vouchers/import-coupons.ts';
import { memberPasswords, writeMembers } from '../../features/session/import-members.ts';
import { writeVouchers } from '../../features/vouchers/import-vouchers.ts';

export interface ImportResult {
  /** false: this very folder was imported last, and nothing was written. */
  changed: boolean;
  version: number;
}

/**
 * Writes a checked estate folder to the database in one transaction and raises the content version; importing the same
 * folder again changes nothing. What stands in the database after the import:
 *
 * - Brands, pages, mails, wines, visits, shipping: exactly those of the folder.
 * - Skus: those of the folder; one that the folder dropped stays for the orders that name it, no longer on sale.
 * - Stock: the folder's figure counts when the sku is new. Afterwards only a change of that figure counts, by its
 *   difference: 50 edited to 80 puts 30 bottles more on sale, whatever was sold meanwhile; never below what live orders hold.
 * - Prices: each change is kept with its time, for the lowest price of the 30 days before a reduction.
 * - Coupons: those of the folder; `uses` counts when the code is new. A dropped one stays, inactive.
 * - Vouchers of visits: those of the folder; `used` counts when the code is new. A dropped one stays, inactive.
 * - Slots of visits: those of the schedules, for a year from today; what is sold stays, in a slot that is closed then.
 * - Members: those of the folder are added or updated by their number; the password only where the folder's own changed.
 *   Members that the folder does not have stay. Of the club's data the folder's memberships and purchases are added or
 *   updated; preferences, used visit codes and invitations count when the member, the season, the year is new.
 */
export async function importEstate(db: Db, content: Content, estate: Estate): Promise<ImportResult> {
  // Hashing takes long, so it is done before the transaction.
  const passwords = await memberPasswords(db, estate.members);
  const result = await transaction(db, async (tx) => {
    const state = await lockState(tx);
    if (state.estateHash === estate.hash) return { changed: false, version: state.version };
    await writeContent(tx, estate);
    await writeSlots(tx, estate.experiences, await today(tx));
    await writeCatalogue(tx, estate.wines, estate.gifts);
    await writeCoupons(tx, estate.coupons);
    await writeVouchers(tx, estate);
    await writeMembers(tx, estate.members, passwords);
    await writeClub(tx, estate);
    const { vat, freeFrom, delivery } = estate.shipping;
    const version = state.version + 1;
    const change = { version, estateHash: estate.hash, importedAt: sql`now()`, shipping: { vat, freeFrom, delivery, couponsEnabled: estate.couponsEnabled } };
    await tx.update(contentState).set(change).where(eq(contentState.id, 1));
    return { changed: true, version };
  });
  await content.refresh();
  return result;
}

/** The hash of the folder that was imported last; null before the first import. */
export async function importedHash(db: Db): Promise<string | null> {
  const rows = await db.select({ hash: contentState.estateHash }).from(contentState);
  return rows[0]?.hash ?? null;
}

/** Takes the one row of the content's state for this transaction, so that imports come one after the other. */
async function lockState(tx: Db): Promise<{ version: number; estateHash: string | null }> {
  await tx.insert(contentState).values({ id: 1, version: 0 }).onConflictDoNothing();
  const rows = await tx.select().from(contentState).where(eq(contentState.id, 1)).for('update');
  const row = rows[0];
  if (row === undefined) throw new Error('The row of content_state is missing although it was just written.');
  return row;
}
