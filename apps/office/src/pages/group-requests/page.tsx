import { wallMoment } from '../../formats/moments.ts';
import { allPages } from '../../routing/csv.ts';
import type { Page } from '../../routing/page.ts';
import { filterOf, given } from '../../routing/filter.ts';
import { GroupRequestList, groupStates } from './GroupRequestList.tsx';

/** What groups ask for: those that wait for the estate, and all others by what became of them. */
export const groupRequestsPage: Page = {
  route: 'visits/requests',
  access: 'signed_in',
  right: 'visits:read',
  async show({ api, query, language, words }) {
    const filter = read(query);
    const page = await api.listGroupRequests({ query: given(filter) });
    return { title: words('office/group-requests')('title'), body: <GroupRequestList page={page} filter={filter} language={language} /> };
  },
  async csv({ api, query, words }) {
    const t = words('office/group-requests');
    const filter = read(query);
    return {
      list: 'group_requests',
      name: 'groups',
      head: [t('name'), t('state'), t('day'), t('people'), t('wish'), t('asked')],
      rows: allPages(
        async (after: string | null) => {
          const page = await api.listGroupRequests({ query: { ...given({ ...filter, after: after ?? '' }), page_size: 200 } });
          return { rows: page.requests, next: page.next };
        },
        (one) => [one.name, t(`state_${one.state}`), one.day, one.people, one.wish, wallMoment(one.asked_at)],
      ),
    };
  },
};

const read = (query: URLSearchParams) => filterOf(query, { state: groupStates, after: 'text' });
