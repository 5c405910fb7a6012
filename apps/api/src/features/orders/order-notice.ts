import type { Language } from '@parral/api-spec/languages';
import { type Cents, formatMoney, nameInFull } from '@parral/rules';
import type { NoticeMail } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import { readMessages } from '../../platform/words/words.ts';
import { tellEstate } from '../notices/index.ts';
import type { SiteContent } from '../site/index.ts';
import type messages from './messages.en.json';
import { orderChanged } from './order-changed.ts';
import { addressLines } from './order-mail.ts';
import type { PlacedOrder } from './order.store.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** What the estate's people are told of an order; `lapsed`: its card was not charged in time, so there is none. */
export type OrderNews = { what: 'placed' } | { what: 'canceled'; refund: Cents } | { what: 'lapsed' };

/** `origin`: where it was ordered, and where the office is reached. */
type ToldOrder = PlacedOrder & { origin: string };

/** Tells the estate's people, and whoever listens, what became of an order, in the transaction that does it: what to pack, for whom, and what to do next. */
export async function tellOfOrder(
  { mail, events }: Pick<Context, 'mail' | 'events'>,
  tx: Db,
  site: Pick<SiteContent, 'brands'>,
  { order, snapshot, origin }: ToldOrder,
  news: OrderNews,
): Promise<void> {
  const { id, brand } = order;
  if (news.what !== 'lapsed') await events.publishWithin(tx, orderChanged, { what: news.what, order, snapshot });
  await tellEstate(mail, tx, site, {
    key: `order:${id}:${news.what}`,
    brand,
    sequence: `order:${id}`,
    isFailure: news.what === 'lapsed',
    write: (language) => orderNotice({ order, snapshot, origin }, news, language),
  });
}

function orderNotice({ order, snapshot, origin }: ToldOrder, news: OrderNews, language: Language): NoticeMail['notice'] {
  const t = words(language);
  const { parts, lines } = snapshot;
  const { client_info: buyer, shipping_address: to } = parts;
  const { number } = order;
  const values = { number, total: formatMoney(order.totalCents), refund: formatMoney(news.what === 'canceled' ? news.refund : 0) };
  const doing = to === null ? 'noticeByMail' : parts.shipping_mode === 'shop' ? 'noticePickup' : 'noticeSend';
  const paragraphs = {
    placed: [t(doing, values)],
    canceled: [t(news.what === 'canceled' && news.refund > 0 ? 'noticeCanceledRefund' : 'noticeCanceledWhat', values)],
    lapsed: [t('noticeLapsedWhat', values), t('noticeLapsedDo', values)],
  }[news.what];
  const facts = [
    { label: t('noticeLines'), lines: lines.map((line) => `${line.quantity} × ${nameInFull(line)}`) },
    { label: t(parts.shipping_mode === 'shop' ? 'noticePickupAt' : 'noticeSentTo'), lines: to === null ? [order.email] : addressLines(to, language) },
    { label: t('noticeBuyer'), lines: [`${buyer.name} ${buyer.surname}`, order.email, buyer.phone_number] },
    { label: t('noticeGift'), lines: parts.is_gift ? [t('noticeIsGift'), ...(parts.gift_message ? parts.gift_message.split('\n') : [])] : [] },
    { label: t('noticeComment'), lines: parts.comment === '' ? [] : [parts.comment] },
    {
      label: t('noticeDiscount'),
      lines: snapshot.discountCents > 0 ? [`−${formatMoney(snapshot.discountCents)}${snapshot.couponCode === null ? '' : ` (${snapshot.couponCode})`}`] : [],
    },
    { label: t('noticeShipping'), lines: to === null ? [] : [snapshot.shippingCents > 0 ? formatMoney(snapshot.shippingCents) : t('freeOfCharge')] },
    { label: t('noticeTotal'), lines: [values.total] },
  ];
  const titles = { placed: 'noticePlaced', canceled: 'noticeCanceled', lapsed: 'noticeLapsed' } as const;
  const way = { label: t('noticeOpen'), url: officeAddress(origin, `orders/${number}`) };
  return { title: t(titles[news.what], values), paragraphs, facts: facts.filter((fact) => fact.lines.length > 0), way };
}
