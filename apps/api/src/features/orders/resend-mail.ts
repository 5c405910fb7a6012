import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { noteAction } from '../staff/index.ts';
import { loadSite } from '../site/index.ts';
import { loadOrderContent } from './order-content.ts';
import { progressOf, readOrderFile, shownStatus } from './order-file.ts';
import { orderMail } from './order-mail.ts';
import { StatusRefused } from './set-status.ts';
import { statusWords } from './status-words.ts';

/** Mails of an order that can be sent again: what they say is still so. */
const mails = {
  confirmation: 'order-confirmation',
  link: 'order-link',
  dispatched: 'order-dispatched',
  ready: 'order-ready',
  completed: 'order-completed',
} as const;

/** Sends a mail of an order to its buyer again, as it reads today. Returns the address. Throws StatusRefused. */
export async function resendMail(context: Context, number: string, name: string = 'confirmation'): Promise<{ to: string }> {
  const file = await readOrderFile(context.db, { number });
  if (file === null) throw new StatusRefused(`There is no order ${number}. \`estate order list\` shows them.`);
  if (!Object.hasOwn(mails, name)) throw new StatusRefused(`"${name}" is no mail of an order. There are: ${Object.keys(mails).join(', ')}.`);
  const { order, snapshot } = file;
  if (order.paidAt === null) throw new StatusRefused(`The order ${number} was never paid: its buyer has heard nothing that could be said again.`, 'not_paid');
  const status = shownStatus(order);
  const isSaid =
    name === 'completed' ? status === name : name === 'dispatched' || name === 'ready' ? progressOf(order) === name : name === 'link' || status !== 'canceled';
  if (!isSaid) throw new StatusRefused(`The order ${number} is ${statusWords[status]}: that mail would not be true.`, 'mail_not_true');
  const site = await context.content.memo(loadSite)();
  const content = await context.content.memo(loadOrderContent)();
  const template = mails[name as keyof typeof mails];
  await transaction(context.db, async (tx) => {
    await context.mail.order(tx, orderMail(template, `order:${order.id}:again:${randomUUID()}`, { order, intent: file, snapshot, site, content }));
    await noteAction(tx, { kind: 'order.mail', subject: number, after: { mail: name } });
  });
  return { to: order.email };
}
