import { estateDay } from '@parral/rules';
import { dayIn } from '../../formats/estate-day.ts';
import { formatPrice } from '@parral/site/words';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { visitsPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { CloseForm } from './CloseForm.tsx';

/** Closing a day, or one time of a visit: `day`, or `date` and `visit`, in the address. */
export const closeVisitsPage: Page = {
  route: 'visits/close',
  access: 'signed_in',
  right: 'visits:change',
  show: (request) => shown(request, request.query, null),
  async submit(request, form) {
    const { api, words } = request;
    const { day, date, visit } = whatIn(form);
    const days = Number(form.get('days'));
    const why = {
      reason: (form.get('reason') ?? '').trim(),
      ...(form.get('what') !== 'money' && { answer_days: Number.isInteger(days) && days > 0 ? days : 7 }),
    };
    const tried = await attempt(
      date === '' ? api.closeOfficeDay({ body: { day, ...why } }) : api.closeOfficeSlot({ body: { experience_id: visit, date, ...why } }),
    );
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, words))), status: statusOf(tried.refusal) };
    const { visits, offered, waiting, refunded } = tried.data;
    return { to: withQuery(visitsPath, { day, closed: [visits, offered, waiting, formatPrice(refunded)].join('|') }) };
  },
};

function whatIn(from: URLSearchParams) {
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.exec(from.get('date') ?? '')?.[0] ?? '';
  const day = dayIn(date === '' ? from.get('day') : date.slice(0, 10));
  return { day: day === '' ? estateDay(new Date()) : day, date, visit: from.get('visit') ?? '' };
}

async function shown({ api, words, language }: PageRequest, from: URLSearchParams, problem: string | null): Promise<Shown> {
  const { day, date, visit } = whatIn(from);
  const found = await api.getOfficeDay({ query: { day } });
  const slot = found.slots.find(({ starts, experience_id }) => starts === date && experience_id === visit) ?? null;
  const t = words('office/close-visits');
  return {
    title: t(date === '' ? 'title_day' : 'title_slot'),
    body: <CloseForm found={found} slot={slot} language={language} typed={from} problem={problem} />,
  };
}
