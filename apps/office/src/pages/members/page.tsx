import { allPages } from '../../routing/csv.ts';
import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { type MemberFilter, memberGoals, MemberList, memberStates } from './MemberList.tsx';

/** Members of the club. */
export const membersPage: Page = {
  route: 'club',
  access: 'signed_in',
  right: 'club:read',
  async show({ api, query, language, words, session }) {
    const filter = filterOf(query);
    const page = await api.listOfficeMembers({ query: asked(filter) });
    return {
      title: words('office/members')('title'),
      body: (
        <MemberList
          page={page}
          filter={filter}
          language={language}
          mayErase={isAllowed(session, 'persons:change')}
          mayChange={isAllowed(session, 'club:change')}
        />
      ),
    };
  },
  async csv({ api, query, words }) {
    const t = words('office/members');
    const filter = filterOf(query);
    return {
      list: 'members',
      name: 'members',
      head: [t('number'), t('first_name'), t('surname'), t('email'), t('level'), t('state'), t('until'), t('goal'), t('spent')],
      rows: allPages(
        async (after: string | null) => {
          const page = await api.listOfficeMembers({ query: { ...asked({ ...filter, after: after ?? '' }), page_size: 200 } });
          return { rows: page.members, next: page.next };
        },
        (one) => [one.number, one.name, one.surname, one.email, one.level_label, t(`is_${one.state}`), one.ends_on, one.goal, one.spent],
      ),
    };
  },
};

function filterOf(query: URLSearchParams): MemberFilter {
  const of = (name: string) => query.get(name)?.trim() ?? '';
  const one = (choices: readonly string[], name: string) => choices.find((choice) => choice === of(name)) ?? '';
  return { q: of('q'), level: of('level'), state: one(memberStates, 'state'), goal: one(memberGoals, 'goal'), after: of('after') };
}

/** The same as the call has it: what is empty is left out. */
function asked({ q, level, state, goal, after }: MemberFilter) {
  const [stands, reached] = [memberStates.find((one) => one === state), memberGoals.find((one) => one === goal)];
  return {
    ...(q !== '' && { q }),
    ...(level !== '' && { level }),
    ...(stands !== undefined && { state: stands }),
    ...(reached !== undefined && { goal: reached }),
    ...(after !== '' && { after }),
  };
}
