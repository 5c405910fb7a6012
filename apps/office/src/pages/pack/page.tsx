import type { Page } from '../../routing/page.ts';
import { PackSheets } from './PackSheets.tsx';

/** What is to be packed, for printing; `numbers` in the address names other orders. */
export const packPage: Page = {
  route: 'orders/pack',
  access: 'signed_in',
  right: 'orders:read',
  async show({ api, query, words }) {
    const numbers = (query.get('numbers') ?? '').trim();
    const found = await api.listOfficeDeliveryNotes({ query: { ...(numbers !== '' && { numbers: numbers.replaceAll(/[\s,;]+/g, ',') }) } });
    return { title: words('office/pack')('title'), body: <PackSheets found={found} numbers={numbers} /> };
  },
};
