import type { components } from '@parral/api-spec';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { bookByLink, bookingDeps } from '../booking/index.ts';
import { checkoutDeps, orderByTelephone } from '../checkout/index.ts';
import { findLink, linkBody, type ListedLink, listLinks } from '../links/index.ts';
import { type ActionRow, asActor, listActions } from '../staff/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

type Schemas = components['schemas'];
type Operations =
  | 'orderByTelephone'
  | 'bookVisitByTelephone'
  | 'listOfficePaymentLinks'
  | 'getOfficePaymentLink'
  | 'sendOfficePaymentLink'
  | 'withdrawOfficePaymentLink';

/** Payment links at the office: made with what is told by telephone, looked at, sent again, withdrawn. */
export function officePaymentLinks(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, links, officeSessions } = context;
  const checkout = checkoutDeps(context);
  const visits = bookingDeps(context);

  async function show(id: string): Promise<Schemas['OfficePaymentLink']> {
    const [row] = await listLinks(db, { id, most: 1 });
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return officeLink(row, await listActions(db, { subjectKind: 'link', subject: id, most: 100 }));
  }

  /** Does something as who is signed in, and answers the link as it is then. */
  async function acting(request: FastifyRequest, work: () => Promise<string>): Promise<Schemas['OfficePaymentLink']> {
    const { staff } = await officeSessions.require(request);
    return show(await asActor({ staffId: staff.id }, work));
  }

  return {
    async orderByTelephone({ body, request }) {
      const {
        key = null,
        site: brand,
        language,
        lines,
        client_info: client,
        shipping_address: address,
        comment = '',
        words = '',
        hold_hours: holdHours,
      } = body;
      const wanted = lines.map(({ product_id: sku, quantity }) => ({ sku, quantity }));
      return acting(request, () =>
        orderByTelephone(checkout, { key, brand, language, lines: wanted, client, address, comment, words, holdHours, from: request }),
      );
    },

    async bookVisitByTelephone({
      body: { experience_id: experienceId, web_language: webLanguage, adults, children, babies, comment = '', words = '', hold_hours: holdHours, ...wish },
      request,
    }) {
      const counts = { adults, children, babies };
      return acting(request, () =>
        bookByLink(visits, { ...wish, experienceId, webLanguage, counts, comment, words, holdHours, from: request }).catch((error: unknown) => {
          throw asAnswer(error);
        }),
      );
    },

    async listOfficePaymentLinks({ query: { q: text, page_size: size = 50, ...query } }) {
      const { rows, next } = await page(size, (most) => listLinks(db, { ...query, text, most }));
      return { links: rows.map((row) => officeLink(row, [])), next: next?.id ?? null };
    },

    async getOfficePaymentLink({ params }) {
      return show(params.link_id);
    },

    async sendOfficePaymentLink({ params: { link_id: id }, request }) {
      await show(id);
      return acting(request, async () => {
        await links.sendAgain(id);
        return id;
      });
    },

    async withdrawOfficePaymentLink({ params: { link_id: id }, request }) {
      const link = await findLink(db, { id });
      if (link === null) throw new ApiError('NOT_FOUND');
      return acting(request, async () => {
        await links.withdraw(link);
        return id;
      });
    },
  };
}

function officeLink(link: ListedLink, actions: readonly ActionRow[]): Schemas['OfficePaymentLink'] {
  return {
    ...linkBody(link),
    id: link.id,
    created_at: link.createdAt.toISOString(),
    sent_at: link.sentAt?.toISOString() ?? null,
    sends: link.sends,
    opened_at: link.openedAt?.toISOString() ?? null,
    paid_at: link.paidAt?.toISOString() ?? null,
    ended_at: link.endedAt?.toISOString() ?? null,
    sale: link.sale,
    made_by: link.staffName ?? '',
    actions: actions.map(actionBody),
  };
}
