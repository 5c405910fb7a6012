import { isLanguage } from '@parral/api-spec/languages';
import { brandChoices } from '../../routing/brand-names.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { paymentLinkPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { documentTypes, holdChoices, TelephoneOrderForm } from './TelephoneOrderForm.tsx';
import { type ChosenWine, unitsIn } from './WineChoice.tsx';

/** An order for somebody on the telephone, paid by a link. */
export const telephoneOrderPage: Page = {
  route: 'orders/telephone',
  access: 'signed_in',
  right: 'orders:change',
  show: (request) => shown(request, request.query, crypto.randomUUID(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const key = of('key');
    if (of('do') !== 'order') return shown(request, withoutDoneSearch(form), key, null);
    const lines = [...unitsIn(form)].map(([sku, quantity]) => ({ product_id: sku, quantity }));
    if (lines.length === 0) return { ...(await shown(request, form, key, request.words('office/telephone-order')('no_wine'))), status: 400 };
    const language = of('language');
    const [name, surname, document] = [of('name'), of('surname'), of('document_type')];
    const body = {
      key,
      site: of('site'),
      language: isLanguage(language) ? language : request.language,
      lines,
      client_info: {
        document_type: documentTypes.find((type) => type === document) ?? 'dni',
        document_number: of('document_number'),
        name,
        surname,
        email: of('email'),
        phone_number: of('phone'),
      },
      shipping_address: {
        first_name: name,
        last_name: surname,
        line1: of('line1'),
        ...(of('line2') !== '' && { line2: of('line2') }),
        country_id: of('country'),
        postcode: of('postcode'),
        locality: of('locality'),
      },
      ...(of('comment') !== '' && { comment: of('comment') }),
      ...(of('words') !== '' && { words: of('words') }),
      hold_hours: holdChoices.find((hours) => String(hours) === of('hold')) ?? 24,
    };
    const tried = await attempt(request.api.orderByTelephone({ body }));
    if (tried.refusal) {
      // Where the answer was lost the link may be made, and only the same key finds it; what was refused was not, and is a new wish.
      const next = tried.refusal.status >= 500 || tried.refusal.status === 0 ? key : crypto.randomUUID();
      return { ...(await shown(request, form, next, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    }
    return { to: withQuery(paymentLinkPath(tried.data.id), { done: 'made' }) };
  },
};

/** What was searched has done its work once a wine of it is taken. */
function withoutDoneSearch(form: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(form);
  if (rest.get('do') === 'add') rest.delete('q');
  return rest;
}

/** So many wines are shown of a search. */
const mostFound = 12;

async function shown({ api, brands, words, language }: PageRequest, typed: URLSearchParams, formKey: string, problem: string | null): Promise<Shown> {
  const search = (typed.get('q') ?? '').trim();
  const [sites, countries, found, chosen] = await Promise.all([
    brandChoices({ api, brands }),
    api.listShippingCountries({ query: { language } }),
    search === '' ? null : api.listOfficeWines({ query: { q: search, page_size: 200 } }),
    Promise.all([...unitsIn(typed)].map(([sku, units]) => chosenWine(api, sku, units))),
  ]);
  const sold = (found?.wines ?? []).filter(({ sale, left, is_case: isCase }) => sale === 'on_sale' && (isCase || (left ?? 0) > 0));
  const taken = chosen.flat();
  const free = sold.filter(({ product_id: sku }) => !taken.some(({ wine }) => wine.product_id === sku));
  const choices = countries.map(({ iso_code: value, name: label }) => ({ value, label }));
  return {
    title: words('office/telephone-order')('title'),
    body: (
      <TelephoneOrderForm
        search={search}
        found={found && { wines: free.slice(0, mostFound), more: free.length > mostFound }}
        chosen={taken}
        brands={sites}
        countries={choices}
        language={language}
        formKey={formKey}
        typed={typed}
        problem={problem}
      />
    ),
  };
}

/** A wine by its sku; none where there is none. */
async function chosenWine(api: PageRequest['api'], sku: string, units: number): Promise<ChosenWine[]> {
  const tried = await attempt(api.getOfficeWine({ path: { product_id: sku } }));
  if (tried.refusal && tried.refusal.status !== 404) throw tried.refusal;
  return tried.data === null ? [] : [{ wine: tried.data.wine, units }];
}
