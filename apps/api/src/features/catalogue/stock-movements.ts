import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { currentActor, noteAction, officeStaffName } from '../staff/index.ts';
import { type MovementKind, stock, stockMovement } from './catalogue.schema.ts';
import { Refused } from '../../platform/http/refused.ts';

/** A movement that somebody makes; what the folder does is none. `units` of a count: what stands on the shelf. */
export interface StockMove {
  kind: Exclude<MovementKind, 'folder'>;
  units: number;
  reason: string;
}

export interface StockRow {
  onHand: number;
  allocated: number;
  reserved: number;
}

export type MovementRow = typeof stockMovement.$inferSelect & { staffName: string | null };

/** Why a movement cannot be. */
export class MovementRefused extends Refused {}

/** Takes the stock of a sku for this transaction, so that no bottle of it is sold meanwhile; null where it has none of its own. */
export async function lockStock(tx: Db, sku: string): Promise<StockRow | null> {
  const [row] = await tx.select().from(stock).where(eq(stock.sku, sku)).for('update');
  return row ?? null;
}

/**
 * Moves bottles of a sku that is locked, with its reason, its history and the log of actions. `waiting`: bottles that are sold and
 * still stand on the shelf. Throws MovementRefused where there would be fewer than are sold, or reserved than are left.
 */
export async function writeMovement(tx: Db, sku: string, now: StockRow, { kind, units, reason }: StockMove, waiting: number): Promise<void> {
  const gone = now.allocated - waiting;
  const isReserve = kind === 'reserve' || kind === 'release';
  const change = kind === 'count' ? units + gone - now.onHand : kind === 'breakage' || kind === 'release' ? -units : units;
  const onHand = isReserve ? now.onHand : now.onHand + change;
  const left = onHand - now.allocated;
  const reserved = isReserve ? now.reserved + change : Math.min(now.reserved, Math.max(0, left));
  if (left < 0)
    throw new MovementRefused(
      `${waiting} bottles of ${sku} are sold and wait to be sent, and only ${onHand - gone} would be left on the shelf. Cancel or refund orders first.`,
      'sold_and_waiting',
    );
  if (reserved > left) throw new MovementRefused(`Only ${left} bottles of ${sku} are left to be reserved.`, 'too_few_bottles');
  if (reserved < 0) throw new MovementRefused(`Only ${now.reserved} bottles of ${sku} are reserved.`, 'too_few_reserved');
  const actor = currentActor();
  await tx.update(stock).set({ onHand, reserved }).where(eq(stock.sku, sku));
  await tx.insert(stockMovement).values({
    sku,
    kind,
    units: change,
    shelf: onHand - gone,
    reason,
    staffId: actor === undefined || actor === 'command' ? null : actor.staffId,
  });
  await noteAction(tx, {
    kind: `wine.${kind}`,
    subject: sku,
    before: { shelf: now.onHand - gone, reserved: now.reserved },
    after: { shelf: onHand - gone, reserved },
    reason,
  });
}

/** Movements of a sku, newest first. */
export async function listMovements(db: Db, sku: string, most: number): Promise<MovementRow[]> {
  const rows = await db
    .select({ movement: stockMovement, staffName: officeStaffName(sql`${stockMovement.staffId}`) })
    .from(stockMovement)
    .where(eq(stockMovement.sku, sku))
    .orderBy(desc(stockMovement.id))
    .limit(most);
  return rows.map(({ movement, staffName }) => ({ ...movement, staffName }));
}
