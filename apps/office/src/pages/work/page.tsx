import { allPages } from '../../routing/csv.ts';
import { filterOf } from '../../routing/filter.ts';
import type { Page } from '../../routing/page.ts';
import { askedOf, askedText, whyFailed } from './work-lines.ts';
import { WorkPage } from './WorkPage.tsx';

/** One long work; as a file the lines of it that failed. */
export const workPage: Page = {
  route: 'work/:id',
  access: 'signed_in',
  right: 'today:read',
  async show({ api, params: { id: work_id = '' }, query, language, words }) {
    const after = numberIn(filterOf(query, { after: 'text' }).after);
    const found = await api.getOfficeWork({ path: { work_id }, query: { outcome: 'failed', ...(after !== '' && { after: Number(after) }) } });
    return { title: words('office/work')(`kind_${found.work.kind}`), body: <WorkPage found={found} after={after} language={language} /> };
  },
  async csv({ api, params: { id: work_id = '' }, words }) {
    const t = words('office/work');
    const { kind } = (await api.getOfficeWork({ path: { work_id }, query: { page_size: 1 } })).work;
    return {
      list: 'work',
      name: `${kind.replace('_', '-')}-failed`,
      head: [t('line'), ...askedOf[kind].map((name) => t(`asked_${name}`)), t('why')],
      rows: allPages(
        async (after: number | null) => {
          const page = await api.getOfficeWork({ path: { work_id }, query: { outcome: 'failed', page_size: 200, ...(after !== null && { after }) } });
          return { rows: page.lines, next: page.next };
        },
        (line) => [line.position, ...askedOf[kind].map((name) => askedText(line, name)), whyFailed(line, t)],
      ),
    };
  },
};

const numberIn = (text: string) => (/^\d{1,6}$/.test(text) ? text : '');
