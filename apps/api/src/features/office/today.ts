import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { Handlers } from '../../platform/http/handlers.ts';
import { readToday } from '../../platform/database/today.ts';
import { listDeadMails } from '../../platform/outbox/outbox.store.ts';
import { bookingDeps, findGroupRequests } from '../booking/index.ts';
import { low, lowStock } from '../catalogue/index.ts';
import { countJoining, countRenewals } from '../club/index.ts';
import { countUnsent } from '../invoices/index.ts';
import { loadOrderContent, searchOrders } from '../orders/index.ts';
import { failedRefunds, unansweredDisputes } from '../payments/index.ts';
import { type Right, rightsOf } from '../staff/index.ts';
import type { OfficeContext } from './office-context.ts';
import { orderEntry } from './orders.ts';
import { daySlots } from './visits.ts';

type Today = components['schemas']['OfficeToday'];

const shownOrders = 20;
const mostCounted = 1000;

/** What needs a hand today, in one call; of each part only what the role may read. */
export function officeToday(context: OfficeContext): Pick<Handlers, 'getOfficeToday'> {
  const { db, content, officeSessions } = context;
  const deps = bookingDeps(context);
  const orderContent = content.memo(loadOrderContent);

  async function toPack(): Promise<Today['to_pack']> {
    const found = await searchOrders(db, { status: 'new', most: mostCounted });
    const orders = found.filter(({ order }) => order.state === 'paid');
    return { count: orders.length, orders: orders.slice(0, shownOrders).map(orderEntry) };
  }

  async function visitsOf(day: string): Promise<Today['visits']> {
    const slots = (await daySlots(deps, day)).filter(({ visits }) => visits.length > 0);
    const sum = (part: 'booked' | 'arrived') => slots.reduce((total, slot) => total + slot[part], 0);
    return { people: sum('booked'), arrived: sum('arrived'), slots };
  }

  async function lowWines(language: Language): Promise<NonNullable<Today['low_stock']>> {
    const { products } = await orderContent();
    return (await lowStock(db, low)).map(({ sku, left }) => ({ product_id: sku, title: products.get(sku)?.title[language] ?? sku, left }));
  }

  return {
    async getOfficeToday({ request }) {
      const { staff } = await officeSessions.require(request);
      const day = await readToday(db);
      const where = async <T>(right: Right, read: () => Promise<T>): Promise<T | null> => (rightsOf[staff.role].includes(right) ? read() : null);
      return {
        at: new Date().toISOString(),
        day,
        to_pack: await where('orders:read', toPack),
        visits: await where('visits:read', () => visitsOf(day)),
        payments: await where('orders:read', async () => ({ failed_refunds: await failedRefunds(db), disputes: (await unansweredDisputes(db)).length })),
        mails: (await listDeadMails(db, context.outbox.kindsOf('mail'))).map(({ name, to, createdAt, lastError }) => ({
          mail: name,
          ...(to !== null && { to }),
          state: 'undeliverable',
          ordered_at: createdAt.toISOString(),
          sent_at: null,
          failure: lastError,
        })),
        unsent_invoices: await where('orders:read', () => countUnsent(db)),
        low_stock: await where('orders:read', () => lowWines(staff.language)),
        requests: await where('visits:read', async () =>
          (await findGroupRequests(db, { state: 'waiting', most: 100 })).map(({ id, day: wished, people, name, wish, createdAt }) => ({
            id,
            day: wished,
            people,
            name,
            wish,
            asked_at: createdAt.toISOString(),
          })),
        ),
        club_requests: await where('club:read', async () => ({ joining: await countJoining(db), renewals: await countRenewals(db) })),
      };
    },
  };
}
