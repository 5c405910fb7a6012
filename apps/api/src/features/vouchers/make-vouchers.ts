import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { readToday } from '../../platform/database/today.ts';
import { loadExperiences } from '../experiences/index.ts';
import { brandIds } from '../site/index.ts';
import { noteAction } from '../staff/index.ts';
import { newVoucherCode } from './voucher-code.ts';
import { insertVouchers, type NewVoucher, type VoucherRow } from './vouchers.store.ts';
import { Refused } from '../../platform/http/refused.ts';

/** Why vouchers were not made, in words for the estate's people. */
export class VoucherRefused extends Refused {
  override readonly name = 'VoucherRefused';
}

export interface VoucherBatch {
  brand: string;
  participants: number;
  /** Slug of the one visit it is for; `any`: the visitor chooses. */
  visit: string;
  /** Last day of the visit, `YYYY-MM-DD`; it serves from today. */
  until: string;
  count: number;
  /** Why, in the words of who makes them. */
  reason?: string;
}

/** The prefix of vouchers that the office makes for any visit. */
const anyVisit = 'V';

/** Makes vouchers for the office. Throws VoucherRefused when they cannot be made so. */
export async function makeVouchers({ db }: Pick<Context, 'db'>, batch: VoucherBatch): Promise<VoucherRow[]> {
  const { participants, until, count } = batch;
  if (!Number.isInteger(participants) || participants < 1 || participants > 1000)
    throw new VoucherRefused('How many people? A whole number from 1 to 1000.', 'how_many');
  if (!Number.isInteger(count) || count < 1 || count > 500) throw new VoucherRefused('How many vouchers? A whole number from 1 to 500.', 'how_many');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until))) throw new VoucherRefused(`"${until}" is no day. Write it as 2027-12-31.`);
  return transaction(db, async (tx) => {
    const experienceId = await visitOf(tx, batch);
    const startsOn = await readToday(tx);
    if (until < startsOn) throw new VoucherRefused(`Today is ${startsOn}: a voucher until ${until} would serve nobody.`, 'dates_serve_nobody');
    const fresh = (): NewVoucher => ({
      code: newVoucherCode(experienceId === null ? anyVisit : 'U'),
      madeBy: 'office',
      brand: batch.brand,
      experienceId,
      participants,
      startsOn,
      endsOn: until,
    });
    const made = await fillUp(tx, count, fresh);
    for (const { code } of made)
      await noteAction(tx, { kind: 'voucher.make', subject: code, after: { people: participants, visit: batch.visit, until }, reason: batch.reason });
    return made;
  });
}

/** So many new vouchers; a code that was taken by chance is drawn again. */
async function fillUp(tx: Db, count: number, fresh: () => NewVoucher): Promise<VoucherRow[]> {
  const made: VoucherRow[] = [];
  while (made.length < count) made.push(...(await insertVouchers(tx, Array.from({ length: count - made.length }, fresh))));
  return made;
}

async function visitOf(tx: Db, { brand: name, visit }: VoucherBatch): Promise<string | null> {
  const brands = await brandIds(tx);
  if (!brands.includes(name)) throw new VoucherRefused(`There is no brand "${name}". There are: ${brands.join(', ')}.`);
  if (visit === 'any') return null;
  const visits = (await loadExperiences(tx)).filter(({ brand }) => brand === name);
  const found = visits.find(({ id, slug }) => String(id) === visit || slug === visit);
  if (found !== undefined) return String(found.id);
  throw new VoucherRefused(`${name} has no visit "${visit}". There are: any, ${visits.map(({ slug }) => slug).join(', ')}.`);
}
