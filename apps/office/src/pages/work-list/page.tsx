import { filterOf, given } from '../../routing/filter.ts';
import type { Page } from '../../routing/page.ts';
import { WorkList, workKinds } from './WorkList.tsx';

/** Long work that was begun. */
export const workListPage: Page = {
  route: 'work',
  access: 'signed_in',
  right: 'today:read',
  async show({ api, query, language, words }) {
    const filter = filterOf(query, { kind: workKinds, after: 'text' });
    const page = await api.listOfficeWork({ query: given(filter) });
    return { title: words('office/work-list')('title'), body: <WorkList page={page} filter={filter} language={language} /> };
  },
};
