import { wallMoment } from '../../formats/moments.ts';
import { allPages } from '../../routing/csv.ts';
import { filterOf, given } from '../../routing/filter.ts';
import type { Page } from '../../routing/page.ts';
import { ClubRequests, requestKinds } from './ClubRequests.tsx';

const read = (query: URLSearchParams) => {
  const { kind, after } = filterOf(query, { kind: requestKinds, after: 'text' });
  return { kind: kind === '' ? 'joining' : kind, after };
};

/** Who waits for an answer of the club. */
export const clubRequestsPage: Page = {
  route: 'club/requests',
  access: 'signed_in',
  right: 'club:read',
  async show({ api, query, words, language }) {
    const filter = read(query);
    const found = await api.listClubRequests({ query: given(filter) });
    return {
      title: words('office/club-requests')('title'),
      body: <ClubRequests found={found} filter={filter} language={language} isRefused={query.get('done') === 'refused'} />,
    };
  },
  async csv({ api, query, words }) {
    const t = words('office/club-requests');
    const { kind } = read(query);
    return {
      list: 'club_requests',
      name: kind,
      head: [t('name'), t('surname'), t('email'), t('phone'), t('number'), t('day'), t('message')],
      rows: allPages(
        async (after: string | null) => {
          const { joining, renewals, next } = await api.listClubRequests({ query: { ...given({ kind, after: after ?? '' }), page_size: 200 } });
          const asking = joining.map((one) => [one.name, one.surname, one.email, one.phone, '', wallMoment(one.asked_at), one.message]);
          return { rows: [...asking, ...renewals.map((one) => [one.name, one.surname, '', '', one.number, one.asked_on, one.message])], next };
        },
        (cells) => cells,
      ),
    };
  },
};
