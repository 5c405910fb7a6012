import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Importer } from '../../platform/content/import-estate.ts';
import { insertInParts } from '../../platform/database/database.ts';
import { writeCoupons } from './import-coupons.ts';
import { voucher } from './vouchers.schema.ts';

/** Writes the folder's discount codes and vouchers of visits; the rules stand at `importEstate`. Vouchers that were made elsewhere are left alone. */
export const importVouchers: Importer =
  async (_db, { coupons, vouchers, experiences }) =>
  async (tx) => {
    await writeCoupons(tx, coupons);
    const idOf = new Map(experiences.map(({ slug, id }) => [slug, String(id)]));
    const rows = vouchers.map((entry) => ({
      code: entry.code,
      madeBy: 'folder' as const,
      brand: entry.brand,
      experienceId: entry.experience === undefined ? null : (idOf.get(entry.experience) ?? null),
      participants: entry.participants,
      startsOn: entry.validFrom,
      endsOn: entry.validUntil,
      active: entry.active,
      file: entry.place.file,
      line: entry.place.line,
      folderActive: entry.active,
      folderUntil: entry.validUntil,
      usedAt: entry.used ? sql`now()` : null,
    }));
    const set = {
      brand: sql`excluded.brand`,
      experienceId: sql`excluded.experience_id`,
      participants: sql`excluded.participants`,
      startsOn: sql`excluded.starts_on`,
      endsOn: sql`coalesce(${voucher.saidUntil}, excluded.ends_on)`,
      active: sql`coalesce(${voucher.saidActive}, excluded.active)`,
      file: sql`excluded.file`,
      line: sql`excluded.line`,
      folderActive: sql`excluded.folder_active`,
      folderUntil: sql`excluded.folder_until`,
    };
    const ofFolder = eq(voucher.madeBy, 'folder');
    await insertInParts(rows, (part) => tx.insert(voucher).values(part).onConflictDoUpdate({ target: voucher.code, set, setWhere: ofFolder }));
    const codes = rows.map(({ code }) => code);
    await tx
      .update(voucher)
      .set({ active: false, file: null, line: null, folderActive: null, folderUntil: null })
      .where(and(ofFolder, codes.length === 0 ? undefined : notInArray(voucher.code, codes)));
  };
