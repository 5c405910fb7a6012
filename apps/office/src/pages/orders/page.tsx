import { wallMoment } from '../../formats/moments.ts';
import { allPages } from '../../routing/csv.ts';
import { filterOf, given } from '../../routing/filter.ts';
import type { Page, PageRequest } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { OrderList, orderStatuses, waysOfPaying } from './OrderList.tsx';
import { orderState } from './OrderState.tsx';

/** Orders. */
export const ordersPage: Page = {
  route: 'orders',
  access: 'signed_in',
  right: 'orders:read',
  async show(request) {
    const { api, language, words, session } = request;
    const countries = await countriesOf(request);
    const filter = read(request, countries);
    const page = await api.listOfficeOrders({ query: given(filter) });
    return {
      title: words('office/orders')('title'),
      body: <OrderList page={page} filter={filter} countries={countries} mayChange={isAllowed(session, 'orders:change')} language={language} />,
    };
  },
  async csv(request) {
    const t = request.words('office/orders');
    const filter = read(request, await countriesOf(request));
    return {
      list: 'orders',
      name: 'orders',
      head: [
        t('number'),
        t('placed'),
        t('name'),
        t('email'),
        t('state'),
        t('country'),
        t('units'),
        t('total'),
        t('refunded_sum'),
        t('carrier'),
        t('tracking'),
        t('brand'),
      ],
      rows: allPages(
        async (after: string | null) => {
          const page = await request.api.listOfficeOrders({ query: { ...given({ ...filter, after: after ?? '' }), page_size: 200 } });
          return { rows: page.orders, next: page.next };
        },
        (one) => [
          one.number,
          wallMoment(one.date_placed),
          one.name,
          one.email,
          t(orderState({ ...one, mode: one.shipping_mode })),
          one.country,
          one.units,
          one.total_price,
          one.refunded,
          one.carrier,
          one.tracking_number,
          one.brand,
        ],
      ),
    };
  },
};

async function countriesOf({ api, language }: PageRequest) {
  return (await api.listShippingCountries({ query: { language } })).map(({ iso_code: code, name }) => ({ code, name }));
}

function read({ query }: PageRequest, countries: readonly { code: string }[]) {
  const country = countries.map(({ code }) => code);
  return filterOf(query, { q: 'text', status: orderStatuses, country, paid_with: waysOfPaying, from: 'day', to: 'day', after: 'text' });
}
