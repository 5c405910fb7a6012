import { isOrderStatus } from '@parral/rules';
import { dayIn } from '../../formats/estate-day.ts';
import type { Page } from '../../routing/page.ts';
import { type OrderFilter, OrderList } from './OrderList.tsx';

/** Orders. */
export const ordersPage: Page = {
  route: 'orders',
  access: 'signed_in',
  right: 'orders:read',
  async show({ api, query, language, words }) {
    const of = (name: string) => query.get(name)?.trim() ?? '';
    const status = isOrderStatus(of('status')) ? of('status') : '';
    const filter: OrderFilter = { q: of('q'), status, from: dayIn(query.get('from')), to: dayIn(query.get('to')), after: of('after') };
    const page = await api.listOfficeOrders({ query: given(filter) });
    return { title: words('office/orders')('title'), body: <OrderList page={page} filter={filter} language={language} /> };
  },
};

/** What of a filter is said at all. */
function given(filter: OrderFilter) {
  const { q, status, from, to, after } = filter;
  return {
    ...(q !== '' && { q }),
    ...(isOrderStatus(status) && { status }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(after !== '' && { after }),
  };
}
