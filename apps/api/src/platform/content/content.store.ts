import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { contentImport, contentState } from './content.schema.ts';
import type { FolderSetting } from './folder-setting.ts';
import type { Estate } from './estate.ts';
import { noLists, type Lists } from './schemas/lists.ts';

type StateRow = typeof contentState.$inferSelect;

/** Settings of the folder that stand in no feature's table: VAT, free threshold in cents, delivery note, and whether codes are taken. */
export type ContentSettings = NonNullable<StateRow['shipping']>;

/** The version that is shown, and the folder's settings; version 0 and null before the first import. */
export async function readContentState(db: Db): Promise<{ version: number; settings: ContentSettings | null }> {
  const [row] = await db.select().from(contentState);
  return { version: row?.version ?? 0, settings: row?.shipping ?? null };
}

/** What filters and forms offer, as the last import left it; for `context.content.memo`. */
export async function loadLists(db: Db): Promise<Lists> {
  const [row] = await db.select({ lists: contentState.lists }).from(contentState);
  return row?.lists ?? noLists();
}

/** What the folder sets of how the house runs, as the last import left it; empty before. */
export async function readFolderSettings(db: Db): Promise<FolderSetting[]> {
  const [row] = await db.select({ settings: contentState.settings }).from(contentState);
  return row?.settings ?? [];
}

/** Keeps them of a folder that was imported before they were kept. */
export async function saveFolderSettings(tx: Db, settings: FolderSetting[]): Promise<void> {
  await tx.update(contentState).set({ settings }).where(eq(contentState.id, 1));
}

/** The version alone: asked by every process once a second. */
export async function readVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`select version from content_state where id = 1`);
  return rows[0]?.version ?? 0;
}

/** The hash of the folder that was imported last; null before the first import. */
export async function importedHash(db: Db): Promise<string | null> {
  const rows = await db.select({ hash: contentState.estateHash }).from(contentState);
  return rows[0]?.hash ?? null;
}

/** The version that a folder made when it was imported last, by its hash; null for one that never was. */
export async function versionOf(db: Db, hash: string): Promise<number | null> {
  const rows = await db.select({ version: contentImport.version }).from(contentImport).where(eq(contentImport.hash, hash));
  return rows[0]?.version ?? null;
}

/** Takes the one row of the content's state for this transaction, so that imports come one after the other. */
export async function lockContentState(tx: Db): Promise<StateRow> {
  await tx.insert(contentState).values({ id: 1, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(contentState).where(eq(contentState.id, 1)).for('update');
  if (row === undefined) throw new Error('The row of content_state is missing although it was just written.');
  return row;
}

/** Raises the version of the content without an import, in a transaction that holds its state: the folder that is shown stays the newest. */
export async function raiseVersion(tx: Db): Promise<void> {
  await tx.execute(sql`update content_state set version = version + 1 where id = 1`);
  await tx.execute(sql`update content_import set version = s.version from content_state s where s.id = 1 and content_import.hash = s.estate_hash`);
}

/** Notes that an estate is what is shown from now on. */
export async function saveContentState(tx: Db, version: number, { hash, shipping, lists, settings, couponsEnabled }: Estate): Promise<void> {
  const { countries: _countries, ...terms } = shipping;
  await tx.insert(contentImport).values({ hash, version }).onConflictDoUpdate({ target: contentImport.hash, set: { version } });
  await tx
    .update(contentState)
    .set({ version, estateHash: hash, importedAt: sql`now()`, shipping: { ...terms, couponsEnabled }, lists, settings })
    .where(eq(contentState.id, 1));
}
