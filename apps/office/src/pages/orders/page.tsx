import { isOrderStatus } from '@parral/rules';
import { dayIn } from '../../formats/estate-day.ts';
import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { type OrderFilter, OrderList } from './OrderList.tsx';

/** Orders. */
export const ordersPage: Page = {
  route: 'orders',
  access: 'signed_in',
  right: 'orders:read',
  async show({ api, query, language, words, session }) {
    const countries = (await api.listShippingCountries({ query: { language } })).map(({ iso_code: code, name }) => ({ code, name }));
    const of = (name: string) => query.get(name)?.trim() ?? '';
    const status = isOrderStatus(of('status')) ? of('status') : '';
    const filter: OrderFilter = {
      q: of('q'),
      status,
      country: countries.find(({ code }) => code === of('country'))?.code ?? '',
      paid: isPaid(of('paid')) ? of('paid') : '',
      from: dayIn(query.get('from')),
      to: dayIn(query.get('to')),
      after: of('after'),
    };
    const page = await api.listOfficeOrders({ query: given(filter) });
    return {
      title: words('office/orders')('title'),
      body: <OrderList page={page} filter={filter} countries={countries} mayChange={isAllowed(session, 'orders:change')} language={language} />,
    };
  },
};

const isPaid = (text: string): text is 'card' | 'nothing' => text === 'card' || text === 'nothing';

/** What of a filter is said at all. */
function given(filter: OrderFilter) {
  const { q, status, country, paid, from, to, after } = filter;
  return {
    ...(q !== '' && { q }),
    ...(isOrderStatus(status) && { status }),
    ...(country !== '' && { country }),
    ...(isPaid(paid) && { paid_with: paid }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(after !== '' && { after }),
  };
}
