import type { Page } from '../../routing/page.ts';
import { type WineFilter, WineList, wineStates } from './WineList.tsx';

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
};
