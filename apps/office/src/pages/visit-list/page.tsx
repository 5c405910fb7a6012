import { wallMoment } from '../../formats/moments.ts';
import { allPages } from '../../routing/csv.ts';
import { filterOf, given } from '../../routing/filter.ts';
import type { Page, PageRequest } from '../../routing/page.ts';
import { visitState } from '../visits/VisitState.tsx';
import { VisitList, visitStates } from './VisitList.tsx';

/** Visits that fit some words. */
export const visitListPage: Page = {
  route: 'visits/list',
  access: 'signed_in',
  right: 'visits:read',
  async show(request) {
    const filter = read(request);
    const page = await request.api.listOfficeVisits({ query: given(filter) });
    return { title: request.words('office/visit-list')('title'), body: <VisitList page={page} filter={filter} language={request.language} /> };
  },
  async csv(request) {
    const [t, v] = [request.words('office/visit-list'), request.words('office/visits')];
    const filter = read(request);
    return {
      list: 'visits',
      name: 'visits',
      head: [t('reference'), t('when'), t('visit'), v('people'), v('name'), t('email'), t('phone'), v('state'), t('total'), t('refunded'), t('booked_at')],
      rows: allPages(
        async (after: string | null) => {
          const page = await request.api.listOfficeVisits({ query: { ...given({ ...filter, after: after ?? '' }), page_size: 200 } });
          return { rows: page.visits, next: page.next };
        },
        (one) => [
          one.reference,
          one.starts.replace('T', ' '),
          one.experience,
          one.people,
          one.name,
          one.email,
          one.phone,
          v(visitState(one)),
          one.total_price,
          one.refunded,
          wallMoment(one.booked_at),
        ],
      ),
    };
  },
};

function read({ query }: PageRequest) {
  return filterOf(query, { q: 'text', state: visitStates, after: 'text' });
}
