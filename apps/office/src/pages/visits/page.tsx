import { estateDay } from '@parral/rules';
import { dayIn } from '../../formats/estate-day.ts';
import type { Moved, Page, PageRequest, Shown } from '../../routing/page.ts';
import { visitsPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { readDay } from './read-day.ts';
import { VisitDay } from './VisitDay.tsx';

/** A day of visits, with its arrivals. */
export const visitsPage: Page = {
  route: 'visits',
  access: 'signed_in',
  right: 'visits:read',
  show: (request) => shown(request, dayIn(request.query.get('day')), null),
  async submit(request, form) {
    const day = dayIn(form.get('day'));
    const tried = await attempt(take(request, day, form));
    if (tried.refusal) return { ...(await shown(request, day, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return tried.data;
  },
};

async function take({ api }: PageRequest, day: string, form: URLSearchParams): Promise<Shown | Moved> {
  const code = (form.get('code') ?? '').trim();
  const step = form.get('do');
  if (step === 'open_slot') await api.openOfficeSlot({ body: { experience_id: form.get('visit') ?? '', date: form.get('date') ?? '' } });
  else if (step === 'open') await api.openOfficeDay({ body: { day } });
  else if (step === 'no_show' || step === 'expected')
    await api.setVisitArrival({ path: { reference: code }, body: { version: form.get('version') ?? '', arrival: step } });
  else {
    const at = form.get('at');
    const { visit } = await api.checkInVisit({ body: { code, key: form.get('key') ?? '', ...(at && { at }) } });
    return { to: withQuery(visitsPath, { day: visit.starts.slice(0, 10), done: visit.reference }) };
  }
  return { to: withQuery(visitsPath, { day }) };
}

async function shown(request: PageRequest, asked: string, problem: string | null): Promise<Shown> {
  const { language, words, session, query } = request;
  const today = estateDay(new Date());
  const day = asked === '' ? today : asked;
  const found = await readDay(request, day);
  const arrived = found.slots.flatMap(({ visits }) => visits).find(({ reference }) => reference === query.get('done'));
  const t = words('office/visits');
  const closed = /^(\d+)\|(\d+)\|(\d+)\|(.{1,20})$/.exec(query.get('closed') ?? '');
  const said = closed && t('closed_done', { visits: closed[1] ?? '', offered: closed[2] ?? '', waiting: closed[3] ?? '', amount: closed[4] ?? '' });
  const done = said ?? (arrived && problem === null ? t('arrived_done', { name: arrived.name, count: arrived.people }) : null);
  return {
    title: t('title'),
    body: <VisitDay found={found} today={today} language={language} mayChange={isAllowed(session, 'visits:change')} done={done} problem={problem} />,
  };
}
