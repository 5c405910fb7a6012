import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Handlers } from '../../platform/http/handlers.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readToday } from '../../platform/database/today.ts';
import { bookingDeps, occupancyOf } from '../booking/index.ts';
import { type LevelProgress, progressOf } from '../club/index.ts';
import { vatOfDays } from '../invoices/index.ts';
import { couponSales, type Days, salesBy, type SalesRow, salesTotal } from '../orders/index.ts';
import { loadLevels } from '../session/index.ts';
import type { OfficeContext } from './office-context.ts';
import { nameOf } from './visits.ts';

type Schemas = components['schemas'];
type Operations = 'getOfficeSales' | 'getOfficeVat' | 'getOfficeOccupancy' | 'getOfficeCouponNumbers' | 'getOfficeMemberNumbers';

/** A report is of three years at most. */
const longest = 3 * 366;

/** Numbers of the office: sums of the same rows that the audit compares with what was captured and invoiced. */
export function officeNumbers(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, content, officeSessions } = context;
  const levelsOf = content.memo(loadLevels);
  const deps = bookingDeps(context);

  async function daysOf({ from, to }: Partial<Days>): Promise<Days> {
    const last = to ?? (await readToday(db));
    const first = from ?? movedDay(last, -29);
    if (first > last) throw new ApiError('BAD_REQUEST', { fields: { to: 'BEFORE_FROM' } });
    if (movedDay(first, longest) < last) throw new ApiError('BAD_REQUEST', { fields: { from: 'TOO_LONG' } });
    return { from: first, to: last };
  }

  return {
    async getOfficeSales({ query: { by = 'day', ...query } }) {
      const days = await daysOf(query);
      const before = { from: yearBefore(days.from), to: yearBefore(days.to) };
      const [now, then, total, totalBefore] = await Promise.all([salesBy(db, by, days), salesBy(db, by, before), salesTotal(db, days), salesTotal(db, before)]);
      const thenByKey = new Map(then.map((row) => [row.key, row]));
      // A day stands beside the same day of the year before; everything else beside itself, what is no longer sold too.
      const found: [string, SalesRow | undefined, SalesRow | undefined][] =
        by === 'day'
          ? daysBetween(days).map((day) => [day, now.find(({ key }) => key === day), thenByKey.get(yearBefore(day))])
          : [
              ...now.map((row): [string, SalesRow, SalesRow | undefined] => [row.key, row, thenByKey.get(row.key)]),
              ...then.flatMap((row): [string, undefined, SalesRow][] => (now.some(({ key }) => key === row.key) ? [] : [[row.key, undefined, row]])),
            ];
      return {
        by,
        ...days,
        rows: found.map(([key, one, other]) => ({ key, label: one?.label ?? other?.label ?? null, now: sumBody(one), before: sumBody(other) })),
        total: sumBody(total),
        total_before: sumBody(totalBefore),
        refunded: toDecimal(total.refundedCents),
        refunded_before: toDecimal(totalBefore.refundedCents),
      };
    },

    async getOfficeVat({ query }) {
      const quarter = query.quarter ?? quarterOf(await readToday(db));
      const rows = await vatOfDays(db, quarterDays(quarter));
      const sum = (part: 'baseCents' | 'taxCents') => rows.reduce((total, row) => total + row[part], 0);
      return {
        quarter,
        rows: rows.map(({ country, percent, baseCents, taxCents, invoices }) => ({
          country,
          percent,
          base: toDecimal(baseCents),
          tax: toDecimal(taxCents),
          invoices,
        })),
        base: toDecimal(sum('baseCents')),
        tax: toDecimal(sum('taxCents')),
        total: toDecimal(sum('baseCents') + sum('taxCents')),
      };
    },

    async getOfficeOccupancy({ query }) {
      const days = await daysOf(query);
      const [rows, terms] = await Promise.all([occupancyOf(db, days), deps.terms()]);
      const sum = (part: 'capacity' | 'booked' | 'arrived') => rows.reduce((total, row) => total + row[part], 0);
      return {
        ...days,
        rows: rows.map(({ experienceId, ...row }) => ({ experience_id: experienceId, name: nameOf(terms, experienceId), ...row })),
        capacity: sum('capacity'),
        booked: sum('booked'),
        arrived: sum('arrived'),
      };
    },

    async getOfficeCouponNumbers({ query }) {
      const days = await daysOf(query);
      const rows = await couponSales(db, days);
      return {
        ...days,
        rows: rows.map(({ code, orders, discountCents, cents }) => ({ code, orders, discount: toDecimal(discountCents), amount: toDecimal(cents) })),
      };
    },

    async getOfficeMemberNumbers({ query, request }) {
      const { staff } = await officeSessions.require(request);
      const year = query.year ?? Number((await readToday(db)).slice(0, 4));
      const [{ day, years, levels: found }, levels] = await Promise.all([progressOf(db, year), levelsOf()]);
      // In the order of the club, one that it no longer has at the end.
      const place = (level: string) => (levels.ids as readonly string[]).indexOf(level) >>> 0;
      const rows = found.toSorted((a, b) => place(a.level) - place(b.level));
      return {
        year,
        day,
        years,
        rows: rows.map((row) => ({ level: row.level, label: levels.label(row.level, staff.language), progress: progressBody(row) })),
        total: progressBody(rows.reduce(together, { members: 0, withoutGoal: 0, quarters: [0, 0, 0, 0], met: 0, goalCents: 0, spentCents: 0 })),
      };
    },
  };
}

type Standing = Omit<LevelProgress, 'level'>;

function progressBody({
  members,
  withoutGoal,
  quarters: [quarter_1, quarter_2, quarter_3, quarter_4],
  met,
  goalCents,
  spentCents,
}: Standing): Schemas['OfficeProgress'] {
  return { members, without_goal: withoutGoal, quarter_1, quarter_2, quarter_3, quarter_4, met, goal: toDecimal(goalCents), spent: toDecimal(spentCents) };
}

const together = (a: Standing, b: Standing): Standing => ({
  members: a.members + b.members,
  withoutGoal: a.withoutGoal + b.withoutGoal,
  quarters: [a.quarters[0] + b.quarters[0], a.quarters[1] + b.quarters[1], a.quarters[2] + b.quarters[2], a.quarters[3] + b.quarters[3]],
  met: a.met + b.met,
  goalCents: a.goalCents + b.goalCents,
  spentCents: a.spentCents + b.spentCents,
});

function sumBody(row: Pick<SalesRow, 'orders' | 'units' | 'cents'> | undefined): Schemas['OfficeSalesSum'] {
  return { orders: row?.orders ?? 0, units: row?.units ?? 0, amount: toDecimal(row?.cents ?? 0) };
}

function movedDay(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of the year before; of 29 February the 28th. */
function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`;
}

function daysBetween({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = movedDay(day, 1)) days.push(day);
  return days;
}

const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The days of a quarter: from its first to before the first of the next. */
function quarterDays(quarter: string): { from: string; before: string } {
  const [year, month] = [Number(quarter.slice(0, 4)), (Number(quarter.slice(6)) - 1) * 3 + 1];
  const first = (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01`;
  return { from: first(year, month), before: month === 10 ? first(year + 1, 1) : first(year, month + 3) };
}
