import { estateDay } from '@parral/rules';
import { isLanguage } from '@parral/api-spec/languages';
import { dayIn } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { paymentLinkPath, visitPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { holdChoices } from '../telephone-order/TelephoneOrderForm.tsx';
import { BookVisitForm } from './BookVisitForm.tsx';

/** A visit for somebody on the telephone or at the door; `date` and `visit` in the address choose a time, `beside` a visit that they come to. */
export const bookVisitPage: Page = {
  route: 'visits/book',
  access: 'signed_in',
  right: 'visits:change',
  show: async (request) => shown(request, await beside(request), crypto.randomUUID(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const count = (name: string) => Math.max(0, Math.trunc(Number(of(name))) || 0);
    const languageOf = (name: string) => {
      const language = of(name);
      return isLanguage(language) ? language : request.language;
    };
    const key = of('key');
    const who = {
      key,
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
    };
    const isFree = of('what') === 'amount';
    const paid = isFree ? ('free' as const) : ('desk' as const);
    const hold = holdChoices.find((hours) => String(hours) === of('hold')) ?? 24;
    const tried = await attempt(
      of('what') === 'link'
        ? request.api.bookVisitByTelephone({ body: { ...who, hold_hours: hold } }).then(({ id }) => withQuery(paymentLinkPath(id), { done: 'made' }))
        : request.api
            .bookOfficeVisit({ body: { ...who, paid, ...(isFree && of('reason') !== '' && { reason: of('reason') }) } })
            .then(({ visit }) => withQuery(visitPath(visit.reference), { done: 'booked' })),
    );
    if (tried.refusal) {
      // Where the answer was lost the visit may be booked, and only the same key finds it; what was refused was not, and is a new wish.
      const next = tried.refusal.status >= 500 || tried.refusal.status === 0 ? key : crypto.randomUUID();
      return { ...(await shown(request, form, next, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    }
    return { to: tried.data };
  },
};

/** Who comes beside a visit that is booked, at its time, as its people are known; only its reference stands in the address. */
async function beside({ api, query }: PageRequest): Promise<URLSearchParams> {
  const reference = query.get('beside');
  if (reference === null) return query;
  const { visit } = await api.getOfficeVisit({ path: { reference } });
  const [name = '', ...surname] = visit.name.split(' ');
  const { starts: date, experience_id: of, language, email, phone, comment } = visit;
  return new URLSearchParams({ date, visit: of, language, name, surname: surname.join(' '), email, phone, comment, adults: '1' });
}

function dayOf(from: URLSearchParams): string {
  const day = dayIn(from.get('day') ?? (from.get('date') ?? '').slice(0, 10));
  return day === '' ? estateDay(new Date()) : day;
}

async function shown({ api, words, language }: PageRequest, typed: URLSearchParams, formKey: string, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeDay({ query: { day: dayOf(typed) } });
  const body = <BookVisitForm found={found} formKey={formKey} language={language} typed={typed} problem={problem} />;
  return { title: words('office/book-visit')('title'), body };
}
