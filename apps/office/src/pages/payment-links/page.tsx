import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { linkStates, PaymentLinkList } from './PaymentLinkList.tsx';

/** What was asked to be paid by a link. */
export const paymentLinksPage: Page = {
  route: 'orders/links',
  access: 'signed_in',
  right: 'orders:read',
  async show({ api, query, language, words, session }) {
    const of = (name: string) => query.get(name)?.trim() ?? '';
    const state = linkStates.find((one) => one === of('state'));
    const filter = { q: of('q'), state: state ?? '', after: of('after') };
    const page = await api.listOfficePaymentLinks({
      query: { ...(filter.q !== '' && { q: filter.q }), ...(state !== undefined && { state }), ...(filter.after !== '' && { after: filter.after }) },
    });
    return {
      title: words('office/payment-links')('title'),
      body: <PaymentLinkList page={page} filter={filter} mayOrder={isAllowed(session, 'orders:change')} language={language} />,
    };
  },
};
