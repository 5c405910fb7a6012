import type { components } from '@parral/api-spec';
import { normaliseEmail, typedOrderNumber } from '@parral/rules';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SiteContent } from '../site/index.ts';
import { readOrderFile } from './order-file.ts';
import { orderMail } from './order-mail.ts';

/**
 * Sends the private link of an order again, to the address it was ordered with, for whoever knows its number and that address.
 * Says nothing of whether there is such an order, nor whether its mails of this hour are used up.
 */
export async function sendOrderLink(
  { db, mail, limits }: Context,
  { order_number: number, email, language }: components['schemas']['OrderLinkRequest'],
  site: SiteContent,
): Promise<void> {
  const file = await readOrderFile(db, { number: typedOrderNumber(number) });
  if (file === null || file.order.email !== normaliseEmail(email)) return;
  const { order, snapshot } = file;
  try {
    await limits.take('link of an order', order.id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return;
    throw error;
  }
  await mail.order(db, orderMail('order-link', `order:${order.id}:link:${randomUUID()}`, { order, intent: file, snapshot, site }, { language }));
}
