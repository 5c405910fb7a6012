import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Context } from '../../platform/context.ts';
import { personAsked, personErased } from '../session/index.ts';
import { registerLinkMails } from './link-mail.ts';
import { deleteLinksOf, eraseLinks, findLink, type LinkRow, linksOf, noteOpened } from './payment-link.store.ts';
import { PaymentLinks } from './payment-links.ts';
import type { LinkState } from './payment-links.schema.ts';

export { takesLinks } from './link-mail.ts';
export { endLink, findLink, type LinkRow, type ListedLink, listLinks, settleLink } from './payment-link.store.ts';
export type { LinkedSale, LinkForm, LinkPayment, PaymentLinks } from './payment-links.ts';
export type { LinkContent } from './payment-links.schema.ts';

export const uses = ['session', 'site', 'staff'] as const;

/** What features are given that ask somebody to pay by a link. */
export interface PaymentLinksContext extends Context {
  links: PaymentLinks;
}

export function createPaymentLinks(context: Context): PaymentLinks {
  return new PaymentLinks(context);
}

/** Links by which somebody pays what the estate made ready (README.md): what they are for is held until they are paid, expire or are withdrawn. */
export function paymentLinks(context: PaymentLinksContext): Pick<Handlers, 'openPaymentLink' | 'payPaymentLink' | 'confirmPaymentLink'> {
  const { db, links, limits, jobs, events } = context;
  registerLinkMails(context);
  jobs.every(20, 'payment links that run out', () => links.endElapsed());
  jobs.every(86_400, 'erase payment links', () => eraseLinks(db));
  events.onWithin(personAsked, async (tx, { person, file }) => {
    const links = await linksOf(tx, person.email);
    file.add('payment_links', links, links.filter(({ state }) => state === 'sent' || state === 'opened').length);
  });
  events.onWithin(personErased, (tx, { email }) => deleteLinksOf(tx, email));

  async function find(token: string, address: string): Promise<LinkRow> {
    await limits.take('order by address', address);
    const link = await findLink(db, { token });
    if (link === null) throw new ApiError('NOT_FOUND');
    return link;
  }

  const show = async (link: LinkRow) => showLink(link, await links.saleOf(link.kind).pageOf(link));

  return {
    async openPaymentLink({ body, request, reply }) {
      const link = await find(body.token, request.ip);
      reply.header('cache-control', 'private, no-store');
      if (link.state !== 'sent' || link.isOver) return show(link);
      await noteOpened(db, link.id);
      return show((await findLink(db, { id: link.id })) ?? link);
    },

    async payPaymentLink({ body, request }) {
      const link = await find(body.token, request.ip);
      if (!body.terms_accepted) throw new ApiError('TERMS_NOT_ACCEPTED', { fields: { terms_accepted: 'TERMS_NOT_ACCEPTED' } });
      if (linkState(link) !== 'sent' && linkState(link) !== 'opened') throw new ApiError('INTENT_NOT_OPEN');
      const { secret, paymentId, dueCents, totalCents } = await links.saleOf(link.kind).pay(link);
      return { payment_intent_secret: secret, payment_intent_id: paymentId, total_price: toDecimal(totalCents), payment_due: dueCents > 0 };
    },

    async confirmPaymentLink({ body, request, reply }) {
      const link = await find(body.token, request.ip);
      reply.header('cache-control', 'private, no-store');
      if (link.state !== 'paid') await links.saleOf(link.kind).confirm(link);
      return show((await findLink(db, { id: link.id })) ?? link);
    },
  };
}

/** What its buyer, and the office, are told: one whose time has come has expired, whether somebody has ended it yet or not. */
export function linkState({ state, isOver }: LinkRow): LinkState {
  return isOver && (state === 'sent' || state === 'opened') ? 'expired' : state;
}

/** What buyer and office see alike of a link. */
export function linkBody(link: LinkRow) {
  const { content } = link;
  return {
    state: linkState(link),
    kind: link.kind,
    site: link.brand,
    language: link.language,
    name: link.name,
    email: link.email,
    until: link.until.toISOString(),
    words: link.words,
    lines: content.lines.map(({ cents, ...line }) => ({ ...line, total: toDecimal(cents) })),
    shipping: content.shipping === null ? null : { address: content.shipping.address, price: toDecimal(content.shipping.cents) },
    total_price: toDecimal(link.amountCents),
  };
}

function showLink(link: LinkRow, pageUrl: string | null): components['schemas']['PaymentLink'] {
  return { ...linkBody(link), page_url: pageUrl };
}
