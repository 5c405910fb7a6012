import { formatMoney, nameInFull } from '@parral/rules';
import { loadOrderContent, owedFor, readOrderFile, showOrder, shownStatus, statusWords, unitsGiven, unpaidWithdrawals } from '../features/orders/index.ts';
import { disputesOf, refundsOf } from '../features/payments/index.ts';
import type { DatabaseCommand } from './command.ts';
import { disputeWords, paymentWords, refundWords, withdrawalWords } from './state-words.ts';

/** Shows one order: what to pack, where to send it, what has been withdrawn from. */
export const orderShow: DatabaseCommand = {
  name: 'order show',
  usage: 'order show <number>',
  summary: 'show one order: lines, address, status, withdrawals',
  needs: 'database',
  async run({ db, content }, { args: [number], json, output }) {
    const file = number === undefined ? null : await readOrderFile(db, { number });
    if (file === null) {
      output.fail(number === undefined ? 'Which order? estate order show <number>' : `There is no order ${number}. \`estate order list\` shows them.`);
      return number === undefined ? 2 : 1;
    }
    const order = showOrder(file, await content.memo(loadOrderContent)(), file.order.language);
    if (json) {
      output.print(JSON.stringify(order));
      return 0;
    }
    const { shipping_address: to } = order;
    const refunds = await refundsOf(db, { subject: 'order', intentId: file.order.intentId });
    const disputes = await disputesOf(db, file.order.paymentIntentId);
    const owed = (await unpaidWithdrawals({ db }, file)).reduce((sum, row) => sum + owedFor(row, file, unitsGiven(refunds)), 0);
    const facts: [string, string | null][] = [
      ['number', order.number],
      ['status', `${statusWords[shownStatus(file.order)]}; ${paymentWords[file.order.state]}`],
      ['placed', order.date_placed],
      ['dispatched', order.shipment === null ? null : [order.shipment.carrier, order.shipment.tracking_number, order.shipment.date].filter(Boolean).join(', ')],
      ['ready', order.date_ready],
      ['delivered', order.date_completed],
      ['cancelled', order.date_canceled],
      ['buyer', `${order.client_info.name} ${order.client_info.surname}, ${order.email}, ${order.client_info.phone_number}`],
      [
        order.shipping_mode === 'shop' ? 'collected at' : 'sent to',
        to === null
          ? `${order.email}, by mail`
          : [to.company, `${to.first_name} ${to.last_name}`, to.line1, to.line2, `${to.postcode} ${to.locality}`, to.state, to.country_id]
              .filter(Boolean)
              .join(', '),
      ],
      ['gift', order.is_gift ? 'yes: no prices in the parcel' : null],
      ['gift message', order.gift_message || null],
      ['comment', order.comment || null],
      ...order.lines.flatMap((line): [string, string][] => [
        ['line', `${line.quantity} × ${nameInFull(line)} (${line.product_id})${line.withdrawn ? ', withdrawn' : ''}`],
        ...line.contents.map((part): [string, string] => ['in each', `${part.bottles} × ${nameInFull(part)}`]),
      ]),
      ['total', `${formatMoney(file.order.totalCents)}, paid ${formatMoney(file.order.capturedCents)}, refunded ${formatMoney(file.order.refundedCents)}`],
      [
        'withdrawal',
        order.withdrawal.possible
          ? `possible until ${order.withdrawal.until ?? '14 days after the delivery'}`
          : `no longer${order.withdrawal.reason === null ? '' : `: ${withdrawalWords[order.withdrawal.reason]}`}`,
      ],
      ...refunds.map(({ reason, note, cents, doneAt, failedAt }): [string, string] => [
        'refund',
        `${formatMoney(cents)}, ${note ?? refundWords[reason]}, ${failedAt === null ? (doneAt?.toISOString() ?? 'on its way') : `failed: the bank did not take it, ${failedAt.toISOString()}`}`,
      ]),
      ...disputes.map(({ cents, state, answerBy }): [string, string] => [
        'dispute',
        `${formatMoney(cents)}, ${disputeWords[state]}${state === 'unanswered' && answerBy !== null ? `, answer by ${answerBy.toISOString()}` : ''}`,
      ]),
      ['owed', owed > 0 ? `${formatMoney(owed)} for what was withdrawn from: \`estate order refund ${order.number}\` gives it back` : null],
      ...order.withdrawal.confirmed.map((entry): [string, string] => [
        'withdrawn',
        `${entry.confirmed_at} by ${entry.name}, ${entry.email}: ${entry.is_whole_order ? 'the whole order' : entry.lines.map((line) => line.product_id).join(', ')}`,
      ]),
    ];
    for (const [name, value] of facts) if (value !== null) output.print(`${name.padEnd(13)}${value}`);
    return 0;
  },
};
