import { type BlockLoader, PageStatus } from '@parral/site/render';
import { orderRows } from './order-rows.ts';

/** Memberships with their orders; null when they could not be retrieved, which the screen says (specification section 8). */
export type OrdersData = ReturnType<typeof orderRows> | null;

export const load: BlockLoader<unknown, OrdersData> = async ({ api, language }) => {
  try {
    const { data, response } = await api.GET('/api/club/profile/membership_orders/', { params: { query: { language } } });
    if (response.status === 401) throw new PageStatus(401, 'membership_orders: nobody is logged in');
    if (data === undefined) console.error(`membership_orders answered ${response.status}; the page says so`);
    return data ? orderRows(data) : null;
  } catch (error) {
    if (error instanceof PageStatus) throw error;
    console.error('membership_orders could not be read; the page says so', error);
    return null;
  }
};
