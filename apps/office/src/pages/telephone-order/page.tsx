import { isLanguage } from '@parral/api-spec/languages';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { paymentLinkPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../routing/refusal.ts';
import { documentTypes, holdChoices, TelephoneOrderForm, unitsField } from './TelephoneOrderForm.tsx';

/** An order for somebody on the telephone, paid by a link. */
export const telephoneOrderPage: Page = {
  route: 'orders/telephone',
  access: 'signed_in',
  right: 'orders:change',
  show: (request) => shown(request, request.query, crypto.randomUUID(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const key = of('key');
    const lines = [...form].flatMap(([name, value]) => {
      const sku = unitsField.exec(name)?.[1];
      const quantity = Math.trunc(Number(value)) || 0;
      return sku === undefined || quantity <= 0 ? [] : [{ product_id: sku, quantity }];
    });
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

async function shown({ api, brands, words, language }: PageRequest, typed: URLSearchParams, formKey: string, problem: string | null): Promise<Shown> {
  const [sites, countries, { wines }] = await Promise.all([
    Promise.all(brands.map(async (brand) => ({ value: brand, label: (await api.getSite({ path: { brand } })).name }))),
    api.listShippingCountries({ query: { language } }),
    api.listOfficeWines({ query: { page_size: 200 } }),
  ]);
  const sold = wines.filter(({ sale, left, is_case: isCase }) => sale === 'on_sale' && (isCase || (left ?? 0) > 0));
  const choices = countries.map(({ iso_code: value, name: label }) => ({ value, label }));
  return {
    title: words('office/telephone-order')('title'),
    body: <TelephoneOrderForm wines={sold} brands={sites} countries={choices} language={language} formKey={formKey} typed={typed} problem={problem} />,
  };
}
