import { estateDay } from '@parral/rules';
import { dayIn } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { visitsPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { OpenSlotForm } from './OpenSlotForm.tsx';

/** An extra time beside the schedule. */
export const openSlotPage: Page = {
  route: 'visits/open',
  access: 'signed_in',
  right: 'visits:change',
  show: (request) => shown(request, request.query, null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const day = dayOf(form);
    const [capacity, guide, room] = [Number(of('capacity')), of('guide'), of('room')];
    const body = {
      experience_id: of('visit'),
      date: `${day}T${of('time')}`,
      ...(capacity > 0 && { capacity }),
      ...(guide !== '' && { guide }),
      ...(room !== '' && { room }),
    };
    const tried = await attempt(request.api.openOfficeSlot({ body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(visitsPath, { day }) };
  },
};

function dayOf(from: URLSearchParams): string {
  const day = dayIn(from.get('day'));
  return day === '' ? estateDay(new Date()) : day;
}

async function shown({ api, words, language }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeDay({ query: { day: dayOf(typed) } });
  return { title: words('office/open-slot')('title'), body: <OpenSlotForm found={found} language={language} typed={typed} problem={problem} /> };
}
