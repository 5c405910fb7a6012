import { formatMoney } from '@parral/rules';
import { bookingDeps, visitByReference, VisitRefused } from '../features/booking/index.ts';
import { refundsOf } from '../features/payments/index.ts';
import type { DatabaseCommand } from './command.ts';
import { paidWithWords, refundWords, visitWords } from './state-words.ts';

/** Shows one visit: who comes when, what was paid, what went back. */
export const visitShow: DatabaseCommand = {
  name: 'visit show',
  usage: 'visit show <reference>',
  summary: 'show one visit: when, who, what was paid and what went back',
  needs: 'database',
  async run(context, { args: [reference], json, output }) {
    if (reference === undefined) {
      output.fail('Which visit? estate visit show <reference>');
      return 2;
    }
    try {
      const deps = bookingDeps(context);
      const { booking, slot } = await visitByReference(deps, reference);
      const { visits } = await deps.terms();
      const { visitor } = booking;
      const refunds = booking.intentId === null ? [] : await refundsOf(context.db, { subject: 'visit', intentId: booking.intentId });
      if (json) {
        const { viewToken: _token, sessionId: _session, ...rest } = booking;
        output.print(JSON.stringify({ ...rest, startsLocal: slot.startsLocal, guide: slot.guide, room: slot.room, refunds }));
        return 0;
      }
      const facts: [string, string | null][] = [
        ['reference', booking.reference],
        ['state', visitWords[booking.state]],
        ['visit', `${visits.get(booking.experienceId)?.name[booking.webLanguage] ?? booking.experienceId}, ${booking.brand}`],
        ['begins', `${slot.startsLocal.replace('T', ' ')}, in ${booking.language}`],
        ['guide', [slot.guide, slot.room].filter(Boolean).join(', ') || null],
        ['people', `${booking.adults} + ${booking.children} + ${booking.babies}`],
        ['visitor', `${visitor.name} ${visitor.surname}, ${visitor.email}, ${visitor.phone_number}`],
        ['comment', visitor.comment || null],
        ['booked', booking.bookedAt.toISOString()],
        ['cancelled', booking.cancelledAt?.toISOString() ?? null],
        ['paid', paidWithWords[booking.paidWith]],
        ['total', `${formatMoney(booking.totalCents)}, paid ${formatMoney(booking.capturedCents)}, refunded ${formatMoney(booking.refundedCents)}`],
        ...refunds.map(({ reason, note, cents, doneAt, failedAt }): [string, string] => [
          'refund',
          `${formatMoney(cents)}, ${note ?? refundWords[reason]}, ${failedAt === null ? (doneAt?.toISOString() ?? 'on its way') : `failed: the bank did not take it, ${failedAt.toISOString()}`}`,
        ]),
      ];
      for (const [name, value] of facts) if (value !== null) output.print(`${name.padEnd(13)}${value}`);
      return 0;
    } catch (error) {
      if (!(error instanceof VisitRefused)) throw error;
      output.fail(error.message);
      return 1;
    }
  },
};
