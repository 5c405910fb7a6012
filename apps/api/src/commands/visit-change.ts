import { formatMoney } from '@parral/rules';
import type { AppContext } from '../compose.ts';
import { bookingDeps, type BookingDeps, callOffVisit, closeDay, openDay, refundVisit, rescheduleVisit, VisitRefused } from '../features/booking/index.ts';
import { isDay } from '../platform/content/index.ts';
import { refusal, type DatabaseCommand, type Invocation } from './command.ts';

/** What a command did, for programs and in a sentence. */
interface Done {
  facts: object;
  said: string;
}

/** The frame of the commands that change visits: wrongly called, refused with a reason, or done. */
function changing(
  command: Pick<DatabaseCommand, 'name' | 'usage' | 'summary'>,
  act: (deps: BookingDeps, args: readonly string[]) => Promise<Done> | null,
): DatabaseCommand {
  return {
    ...command,
    needs: 'database',
    async run(context: AppContext, { args, json, output }: Invocation) {
      try {
        const acting = act(bookingDeps(context), args);
        if (acting === null) {
          output.fail(`Write it as in: estate ${command.usage}`);
          return 2;
        }
        const { facts, said } = await acting;
        output.print(json ? JSON.stringify({ ok: true, ...facts }) : said);
        return 0;
      } catch (error) {
        return refusal(error, VisitRefused, { json, output });
      }
    },
  };
}

/** Cancels a visit for the estate, at any hour; the rules stand at `callOffVisit`. */
export const visitCancel = changing(
  {
    name: 'visit cancel',
    usage: 'visit cancel <reference> [reason …]',
    summary: 'cancel a visit for the estate: money or voucher go back, the visitor is told',
  },
  (deps, [reference, ...reason]) =>
    reference === undefined
      ? null
      : callOffVisit(deps, reference, reason.join(' ')).then((cents) => ({
          facts: { reference, refunded_cents: cents },
          said: `The visit ${reference} is cancelled and its visitor told.${cents > 0 ? ` ${formatMoney(cents)} go back to the card and leave with the running server.` : ''}`,
        })),
);

/** Moves a visit for the estate; the rules stand at `rescheduleVisit`. */
export const visitMove = changing(
  {
    name: 'visit move',
    usage: 'visit move <reference> <YYYY-MM-DDTHH:MM> [reason …]',
    summary: 'move a visit to another time, past the limits of visitors, and tell them',
  },
  (deps, [reference, date, ...reason]) =>
    reference === undefined || date === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(date)
      ? null
      : rescheduleVisit(deps, reference, { date, reason: reason.join(' ') }).then(({ slot }) => ({
          facts: { reference, date: slot.startsLocal },
          said: `The visit ${reference} begins at ${slot.startsLocal.replace('T', ' ')} now, and its visitor is told.`,
        })),
);

/** Gives money of a visit back; the rules stand at `refundVisit`. */
export const visitRefund = changing(
  {
    name: 'visit refund',
    usage: 'visit refund <reference> <euros|rest> <reason …>',
    summary: 'give back money of a visit, with a reason that the visitor reads',
  },
  (deps, [reference, amount = '', ...reason]) => {
    const cents = amount === 'rest' ? amount : /^\d+(?:[.,]\d\d?)?$/.test(amount) ? Math.round(Number(amount.replace(',', '.')) * 100) : null;
    if (reference === undefined || cents === null || cents === 0 || reason.length === 0) return null;
    return refundVisit(deps, reference, { cents, reason: reason.join(' ') }).then((booked) => ({
      facts: { reference, refunded_cents: booked },
      said: `${formatMoney(booked)} of the visit ${reference} go back to the card and leave with the running server.`,
    }));
  },
);

/** Closes a day; the rules stand at `closeDay`. */
export const visitCloseDay = changing(
  {
    name: 'visit close-day',
    usage: 'visit close-day <YYYY-MM-DD> <brand|all> [reason …]',
    summary: 'receive nobody on a day: nothing is sold on it any more, who is booked or waits is told and has the money back',
  },
  (deps, [day = '', brand, ...reason]) =>
    !isDay(day) || brand === undefined
      ? null
      : closeDay(deps, { day, ...(brand !== 'all' && { brand }), reason: reason.join(' ') }).then(({ visits, waiting, refundedCents }) => ({
          facts: { day, visits, waiting, refunded_cents: refundedCents },
          said: `${day} is closed. Cancelled now: ${visits} visits with ${formatMoney(refundedCents)}; ${waiting} who waited are told. Who is paying at this moment is told by the running server.`,
        })),
);

/** Opens a closed day again; the rules stand at `openDay`. */
export const visitOpenDay = changing(
  {
    name: 'visit open-day',
    usage: 'visit open-day <YYYY-MM-DD> <brand|all>',
    summary: 'receive again on a day that was closed: its times are on sale as the schedule says, and nobody who was cancelled is booked again',
  },
  (deps, [day = '', brand]) =>
    !isDay(day) || brand === undefined
      ? null
      : openDay(deps, { day, ...(brand !== 'all' && { brand }) }).then((brands) => ({
          facts: { day, brands },
          said: `${day} is open again at ${brands.join(' and ')}. Who was cancelled was told and paid back, and is not booked again.`,
        })),
);
