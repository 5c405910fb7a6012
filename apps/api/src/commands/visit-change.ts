import { formatMoney } from '@parral/rules';
import type { AppContext } from '../compose.ts';
import {
  bookingDeps,
  type BookingDeps,
  bringFewer,
  callOffVisit,
  type Cleared,
  closeDay,
  closeSlot,
  openDay,
  openSlot,
  refundVisit,
  rescheduleVisit,
  VisitRefused,
} from '../features/booking/index.ts';
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

/** Fewer people come; the rules stand at `bringFewer`. */
export const visitPeople = changing(
  {
    name: 'visit people',
    usage: 'visit people <reference> <adults> <children> <babies> [reason …]',
    summary: 'fewer people come than are booked: their places are free, the difference goes back, the visitor is told',
  },
  (deps, [reference, adults = '', children = '', babies = '', ...reason]) =>
    reference === undefined || ![adults, children, babies].every((count) => /^\d{1,4}$/.test(count))
      ? null
      : bringFewer(deps, reference, {
          counts: { adults: Number(adults), children: Number(children), babies: Number(babies) },
          reason: reason.join(' '),
        }).then((cents) => ({
          facts: { reference, refunded_cents: cents },
          said: `The visit ${reference} is for those people now, and its visitor is told.${cents > 0 ? ` ${formatMoney(cents)} go back.` : ''}`,
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

const slotTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** What a closing that may offer other dates has done by now. */
function closed(what: string, { visits, waiting, offered, refundedCents }: Cleared): Done {
  return {
    facts: { visits, waiting, offered, refunded_cents: refundedCents },
    said: `${what} is closed. Other dates offered now: ${offered} visits; cancelled: ${visits} with ${formatMoney(refundedCents)}; ${waiting} who waited are told. The rest is done by the running server.`,
  };
}

/** Closes a day and offers other dates first; the rules stand at `closeDay`. */
export const visitOfferDay = changing(
  {
    name: 'visit offer-day',
    usage: 'visit offer-day <YYYY-MM-DD> <brand|all> <days> [reason …]',
    summary: 'receive nobody on a day: who is booked chooses another date by a link for so many days, and has the money back after them',
  },
  (deps, [day = '', brand, days = '', ...reason]) =>
    !isDay(day) || brand === undefined || !/^[1-9]\d?$/.test(days)
      ? null
      : closeDay(deps, { day, ...(brand !== 'all' && { brand }), reason: reason.join(' '), answerDays: Number(days) }).then((done) => closed(day, done)),
);

/** Closes one time of a visit; the rules stand at `closeSlot`. */
export const visitCloseSlot = changing(
  {
    name: 'visit close-slot',
    usage: 'visit close-slot <visit> <YYYY-MM-DDTHH:MM> <days|now> [reason …]',
    summary: 'one time of a visit does not take place: who is booked chooses another date for so many days, or has the money back now',
  },
  (deps, [experienceId, date = '', days = '', ...reason]) =>
    experienceId === undefined || !slotTime.test(date) || !/^(?:[1-9]\d?|now)$/.test(days)
      ? null
      : closeSlot(deps, { experienceId, date, reason: reason.join(' '), ...(days !== 'now' && { answerDays: Number(days) }) }).then((done) =>
          closed(date, done),
        ),
);

/** Opens a closed time again, or one beside the schedule; the rules stand at `openSlot`. */
export const visitOpenSlot = changing(
  {
    name: 'visit open-slot',
    usage: 'visit open-slot <visit> <YYYY-MM-DDTHH:MM> [places]',
    summary: 'a visit takes place at a time that was closed, or that its schedule has not',
  },
  (deps, [experienceId, date = '', places]) =>
    experienceId === undefined || !slotTime.test(date) || (places !== undefined && !/^[1-9]\d{0,2}$/.test(places))
      ? null
      : openSlot(deps, { experienceId, date, ...(places !== undefined && { capacity: Number(places) }) }).then(() => ({
          facts: { experience_id: experienceId, date },
          said: `${experienceId} takes place at ${date.replace('T', ' ')}, and is on sale.`,
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
