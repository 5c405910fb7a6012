import type { Translate } from '@parral/site/words';

/** Actions that have words of their own. */
const known = [
  'order.refund',
  'order.status',
  'order.dispatched',
  'order.ready',
  'order.mail',
  'visit.book',
  'visit.check_in',
  'visit.arrival',
  'visit.move',
  'visit.cancel',
  'visit.refund',
  'day.close',
  'day.open',
  'wine.delivery',
  'wine.breakage',
  'wine.count',
  'wine.reserve',
  'wine.release',
  'wine.price',
  'wine.sale',
  'wine.withdraw_plan',
  'slot.close',
  'slot.open',
  'voucher.make',
  'voucher.extend',
  'voucher.stop',
  'voucher.serve',
  'member.enter',
  'member.level',
  'member.renew',
  'member.end',
  'member.erase',
  'webhook.retry',
  'staff.add',
  'staff.change',
  'staff.link',
  'staff.remove',
] as const;

/** What was done, in words; its own name where a newer server does what this does not know. */
export function actionText(kind: string, t: Translate<'office/layout'>): string {
  const found = known.find((one) => one === kind);
  return found === undefined ? kind : t(`did_${found}`);
}
