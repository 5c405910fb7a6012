import { allPages } from '../../routing/csv.ts';
import type { Page } from '../../routing/page.ts';
import { type WineFilter, WineList, wineName, wineStates } from './WineList.tsx';

/** Wines and their stock. */
export const winesPage: Page = {
  route: 'wines',
  access: 'signed_in',
  right: 'wines:read',
  async show({ api, query, language, words }) {
    const of = (name: string) => query.get(name)?.trim() ?? '';
    const state = wineStates.find((one) => one === of('state'));
    const filter: WineFilter = { q: of('q'), state: state ?? '', after: of('after') };
    const page = await api.listOfficeWines({
      query: { ...(filter.q !== '' && { q: filter.q }), ...(state !== undefined && { state }), ...(filter.after !== '' && { after: filter.after }) },
    });
    return { title: words('office/wines')('title'), body: <WineList page={page} filter={filter} language={language} /> };
  },
  async csv({ api, query, language, words }) {
    const t = words('office/wines');
    const q = query.get('q')?.trim() ?? '';
    const state = wineStates.find((one) => one === query.get('state'));
    return {
      list: 'wines',
      name: 'wines',
      head: [t('sku'), t('wine'), t('state'), t('price'), t('shelf'), t('waiting'), t('reserved'), t('left')],
      rows: allPages(
        async (after: string | null) => {
          const page = await api.listOfficeWines({
            query: { page_size: 200, ...(q !== '' && { q }), ...(state !== undefined && { state }), ...(after !== null && { after }) },
          });
          return { rows: page.wines, next: page.next };
        },
        (wine) => [wine.product_id, wineName(wine, language), t(wine.sale), wine.price, wine.shelf, wine.waiting, wine.reserved, wine.left],
      ),
    };
  },
};
