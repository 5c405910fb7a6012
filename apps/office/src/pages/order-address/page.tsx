import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { orderPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { pathOf } from '../order/page.tsx';
import { AddressForm, optionalFields, requiredFields } from './AddressForm.tsx';

/** Sending an order elsewhere. */
export const addressPage: Page = {
  route: 'orders/:number/address',
  access: 'signed_in',
  right: 'orders:change',
  show: (request) => shown(request, null, null),
  async submit(request, form) {
    const { number } = pathOf(request);
    const of = (name: string) => (form.get(name) ?? '').trim();
    const given = optionalFields.flatMap((name) => (of(name) === '' ? [] : [[name, of(name)]]));
    const [first_name, last_name, line1, postcode, locality] = requiredFields.map(of) as [string, string, string, string, string];
    const address = { first_name, last_name, line1, postcode, locality, country_id: of('country_id'), ...(Object.fromEntries(given) as object) };
    const tried = await attempt(request.api.changeOfficeAddress({ path: { number }, body: { version: of('version'), shipping_address: address } }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(orderPath(number), { done: 'address' }) };
  },
};

async function shown(request: PageRequest, typed: URLSearchParams | null, problem: string | null): Promise<Shown> {
  const { api, words, language } = request;
  const { number } = pathOf(request);
  const [found, countries] = await Promise.all([api.getOfficeOrder({ path: { number } }), api.listShippingCountries({ query: { language } })]);
  const choices = countries.map(({ iso_code: value, name: label }) => ({ value, label }));
  return {
    title: `${words('office/order-address')('title')}, ${number}`,
    body: <AddressForm found={found} countries={choices} typed={typed} problem={problem} language={language} />,
  };
}
