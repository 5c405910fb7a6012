import type { Page } from '../../routing/page.ts';
import { dayIn } from '../../formats/estate-day.ts';
import { type LogFilter, LogList } from './LogList.tsx';

/** The log of actions. */
export const logPage: Page = {
  route: 'log',
  access: 'signed_in',
  right: 'log:read',
  async show({ api, query, language, words }) {
    const before = /^\d{1,15}$/.test(query.get('before') ?? '') ? (query.get('before') ?? '') : '';
    const filter: LogFilter = { q: query.get('q')?.trim() ?? '', from: dayIn(query.get('from')), to: dayIn(query.get('to')), before };
    const { q, from, to } = filter;
    const log = await api.listOfficeActions({
      query: { ...(q !== '' && { q }), ...(from !== '' && { from }), ...(to !== '' && { to }), ...(before !== '' && { before: Number(before) }) },
    });
    return { title: words('office/log')('title'), body: <LogList log={log} filter={filter} language={language} /> };
  },
};
