import { formatMoney, normaliseCode, toCents } from '@parral/rules';
import { ordersWithCoupon } from '../features/orders/index.ts';
import {
  blockCoupon,
  CouponRefused,
  extendCoupon,
  giveCouponBack,
  listCoupons,
  makeCoupon,
  officeSaysOfCoupons,
  officeSaysOfVouchers,
  stateOfCoupon,
} from '../features/vouchers/index.ts';
import type { Db } from '../platform/database/database.ts';
import { readToday } from '../platform/database/today.ts';
import { type DatabaseCommand, type Invocation, refusal } from './command.ts';

const everything = 100_000;
const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Lists discount codes with their state and uses. */
export const couponList: DatabaseCommand = {
  name: 'coupon list',
  usage: 'coupon list [beginning]',
  summary: 'list the discount codes of the basket: what each takes off, state, last day, uses, who made it',
  needs: 'database',
  async run({ db }, { args: [text], json, output }) {
    const [rows, day] = [await listCoupons(db, { text, most: everything }), await readToday(db)];
    const shown = rows.map((row) => ({ ...row, state: stateOfCoupon(row, day) }));
    if (json) output.print(JSON.stringify(shown));
    else if (shown.length === 0) output.print('No code fits.');
    else
      for (const { code, percent, amountCents, state, validUntil, uses, maxUses, madeBy } of shown)
        output.print(
          [
            code,
            state,
            percent === null ? formatMoney(amountCents ?? 0) : `${percent} %`,
            validUntil === null ? 'no end' : `until ${validUntil}`,
            maxUses === null ? `${uses} uses` : `${uses} of ${maxUses} uses`,
            `made by ${madeBy}`,
          ].join('\t'),
        );
    return 0;
  },
};

/** Lists the orders that used a code. */
export const couponUses: DatabaseCommand = {
  name: 'coupon uses',
  usage: 'coupon uses <code>',
  summary: 'list the orders that used a discount code, the newest first',
  needs: 'database',
  async run({ db }, { args: [code = ''], json, output }) {
    const kept = normaliseCode(code);
    if ((await listCoupons(db, { code: kept, most: 1 })).length === 0) {
      output.fail(`There is no code "${kept}". \`estate coupon list\` shows them.`);
      return 1;
    }
    const orders = await ordersWithCoupon(db, kept, everything);
    if (json) output.print(JSON.stringify(orders));
    else if (orders.length === 0) output.print('No order used it.');
    else for (const { number, placedAt, discountCents } of orders) output.print([number, placedAt.toISOString(), formatMoney(discountCents)].join('\t'));
    return 0;
  },
};

/** Makes a code; the rules stand at `makeCoupon`. */
export const couponMake: DatabaseCommand = {
  name: 'coupon make',
  usage: 'coupon make <code> <percent%|euros> [until=<day>] [from=<day>] [uses=<most>] [brands=<a,b>] [reason…]',
  summary: 'make a discount code of the basket, a percentage (15%) or an amount (5,00)',
  needs: 'database',
  run(context, { args: [code, worth = '', ...rest], json, output }) {
    const given = new Map(rest.flatMap((word) => (/^(?:until|from|uses|brands)=/.test(word) ? [word.split('=', 2) as [string, string]] : [])));
    const percent = /^(\d{1,3})%$/.exec(worth)?.[1];
    const amount = /^\d{1,6}(?:[.,]\d{1,2})?$/.test(worth) ? toCents(Number(worth.replace(',', '.'))) : null;
    const [from, until, uses] = [given.get('from'), given.get('until'), given.get('uses')];
    const isWrong = (from !== undefined && !isDay(from)) || (until !== undefined && !isDay(until)) || (uses !== undefined && !/^\d{1,7}$/.test(uses));
    const wish = {
      percent: percent === undefined ? null : Number(percent),
      amountCents: amount,
      brands: given.get('brands')?.split(',') ?? null,
      validFrom: from ?? null,
      validUntil: until ?? null,
      maxUses: uses === undefined ? null : Number(uses),
      reason: rest.filter((word) => !given.has(word.split('=')[0] ?? '')).join(' '),
    };
    const isWhole = code !== undefined && (percent !== undefined || amount !== null) && !isWrong;
    return acting(couponMake, code, isWhole, { json, output }, (kept) => makeCoupon(context, { code: kept, ...wish }));
  },
};

/** Lets a code serve until another day; the rules stand at `extendCoupon`. */
export const couponExtend: DatabaseCommand = {
  name: 'coupon extend',
  usage: 'coupon extend <code> <until> [reason…]',
  summary: 'let a discount code serve until another day, whatever the folder says',
  needs: 'database',
  run(context, { args: [code, until = '', ...words], json, output }) {
    return acting(couponExtend, code, isDay(until), { json, output }, (kept) => extendCoupon(context, kept, until, { reason: words.join(' ') }));
  },
};

/** Stops a code, or lets it serve again; `folder`: what the folder says counts again. */
export const couponSet: DatabaseCommand = {
  name: 'coupon set',
  usage: 'coupon set <code> <active|stopped|folder> [reason…]',
  summary: 'stop a discount code, or let it serve again; folder: what the folder says of it counts again',
  needs: 'database',
  run(context, { args: [code, state = '', ...words], json, output }) {
    const terms = { reason: words.join(' ') };
    const isState = ['active', 'stopped', 'folder'].includes(state);
    return acting(couponSet, code, isState, { json, output }, (kept) =>
      state === 'folder' ? giveCouponBack(context, kept, terms) : blockCoupon(context, kept, state === 'active', terms),
    );
  },
};

/** Lists what of the folder's codes does not count. */
export const couponSaid: DatabaseCommand = {
  name: 'coupon said',
  usage: 'coupon said',
  summary: 'list where the office says otherwise of a discount code or a voucher than the folder, which stays until it is given back',
  needs: 'database',
  async run({ db }, { json, output }) {
    const said = await saidOfCodes(db);
    if (json) output.print(JSON.stringify(said));
    else for (const line of couponSaidLines(said)) output.print(line);
    return 0;
  },
};

/** What of the folder's discount codes and vouchers does not count. */
export const saidOfCodes = async (db: Db) => [...(await officeSaysOfCoupons(db)), ...(await officeSaysOfVouchers(db))];

/** One line for each thing that the folder says of a code and that does not count, under a sentence; nothing where all of it does. */
export function couponSaidLines(said: Awaited<ReturnType<typeof saidOfCodes>>): string[] {
  if (said.length === 0) return [];
  return [
    'The office says otherwise of these codes than the folder, and that counts (`estate coupon set … folder`, `estate voucher set … folder` give it back):',
    ...said.map(({ code, kind, counts, folder }) => `  ${code} ${kind}: ${counts}, in the folder ${folder}`),
  ];
}

async function acting(
  { usage }: DatabaseCommand,
  code: string | undefined,
  isWhole: boolean,
  { json, output }: Pick<Invocation, 'json' | 'output'>,
  work: (code: string) => Promise<void>,
): Promise<number> {
  if (code === undefined || !isWhole) {
    output.fail(`Which code, and what? estate ${usage}`);
    return 2;
  }
  const kept = normaliseCode(code);
  try {
    await work(kept);
    output.print(json ? JSON.stringify({ ok: true, code: kept }) : `Done. \`estate coupon list ${kept}\` shows it.`);
    return 0;
  } catch (error) {
    return refusal(error, CouponRefused, { json, output });
  }
}
