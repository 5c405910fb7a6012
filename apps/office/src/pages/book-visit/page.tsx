import { isLanguage } from '@parral/api-spec/languages';
import { dayIn, estateToday } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { visitPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../routing/refusal.ts';
import { BookVisitForm } from './BookVisitForm.tsx';

/** A visit for somebody on the telephone or at the door; `date` and `visit` in the address choose a time. */
export const bookVisitPage: Page = {
  route: 'visits/book',
  access: 'signed_in',
  right: 'visits:change',
  show: (request) => shown(request, request.query, null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const count = (name: string) => Math.max(0, Math.trunc(Number(of(name))) || 0);
    const languageOf = (name: string) => {
      const language = of(name);
      return isLanguage(language) ? language : request.language;
    };
    const body = {
      experience_id: of('visit'),
      date: `${dayOf(form)}T${of('time')}`,
      language: languageOf('language'),
      web_language: languageOf('web_language'),
      adults: count('adults'),
      children: count('children'),
      babies: count('babies'),
      name: of('name'),
      surname: of('surname'),
      email: of('email'),
      phone: of('phone'),
      comment: of('comment'),
      paid: of('what') === 'amount' ? ('free' as const) : ('desk' as const),
      ...(of('what') === 'amount' && of('reason') !== '' && { reason: of('reason') }),
    };
    const tried = await attempt(request.api.bookOfficeVisit({ body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(visitPath(tried.data.visit.reference), { done: 'booked' }) };
  },
};

function dayOf(from: URLSearchParams): string {
  const day = dayIn(from.get('day') ?? (from.get('date') ?? '').slice(0, 10));
  return day === '' ? estateToday() : day;
}

async function shown({ api, words, language }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeDay({ query: { day: dayOf(typed) } });
  return { title: words('office/book-visit')('title'), body: <BookVisitForm found={found} language={language} typed={typed} problem={problem} /> };
}
