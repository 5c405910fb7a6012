import { wallMoment } from '../../formats/moments.ts';
import { actionText } from '../../layout/action-text.ts';
import { allPages } from '../../routing/csv.ts';
import { filterOf, given } from '../../routing/filter.ts';
import type { Page, PageRequest } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { whatChanged } from './action-facts.ts';
import { subjectText } from './action-subject.ts';
import { LogList } from './LogList.tsx';

/** The log of actions. */
export const logPage: Page = {
  route: 'log',
  access: 'signed_in',
  right: 'log:read',
  async show(request) {
    const filter = read(request);
    const { words, language } = request;
    const [log, people] = await Promise.all([request.api.listOfficeActions({ query: asked(filter) }), peopleOf(request)]);
    return { title: words('office/log')('title'), body: <LogList log={log} filter={filter} people={people} language={language} /> };
  },
  async csv(request) {
    const t = request.words('office/log');
    const words = request.words('office/layout');
    const filter = read(request);
    const people = await peopleOf(request);
    return {
      list: 'log',
      name: 'log',
      head: [t('at'), t('who'), t('what'), t('subject'), t('changed'), t('reason')],
      rows: allPages(
        async (before: number | null) => {
          const page = await request.api.listOfficeActions({ query: { ...asked({ ...filter, before: String(before ?? '') }), page_size: 200 } });
          return { rows: page.actions, next: page.next };
        },
        (one) => [
          wallMoment(one.at),
          one.actor === 'command' ? words('command') : (one.person?.name ?? ''),
          actionText(one.kind, words),
          subjectText(one, people, request.words, request.language),
          whatChanged(one, request.words, request.language),
          one.erased ? t('erased') : one.reason,
        ],
      ),
    };
  },
};

/** Names of the office's people by their ids, for who may see them. */
async function peopleOf({ api, session }: PageRequest): Promise<ReadonlyMap<string, string>> {
  if (!isAllowed(session, 'staff:change')) return new Map();
  const { staff } = await api.listStaff();
  return new Map(staff.map(({ id, name }) => [id, name]));
}

function read({ query }: PageRequest) {
  const { before, ...filter } = filterOf(query, { q: 'text', from: 'day', to: 'day', before: 'text' });
  return { ...filter, before: /^\d{1,15}$/.test(before) ? before : '' };
}

function asked({ before, ...filter }: ReturnType<typeof read>) {
  return { ...given(filter), ...(before !== '' && { before: Number(before) }) };
}
