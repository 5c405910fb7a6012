import type { Page } from '../../routing/page.ts';
import { VisitList } from './VisitList.tsx';

/** Visits that fit some words. */
export const visitListPage: Page = {
  route: 'visits/list',
  access: 'signed_in',
  right: 'visits:read',
  async show({ api, query, language, words }) {
    const q = query.get('q')?.trim() ?? '';
    const after = query.get('after') ?? '';
    const page = await api.listOfficeVisits({ query: { ...(q !== '' && { q }), ...(after !== '' && { after }) } });
    return { title: words('office/visit-list')('title'), body: <VisitList page={page} q={q} after={after} language={language} /> };
  },
};
