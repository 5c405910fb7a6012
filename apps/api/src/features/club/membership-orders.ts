import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Language } from '../../platform/content/index.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { sellableSkus } from '../catalogue/index.ts';
import type { InvoiceEntry } from '../invoices/index.ts';
import { loadOrderContent, ordersOfMember, type OrderOfMember } from '../orders/index.ts';
import type { Levels } from '../session/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { amountLeft } from './membership-view.ts';
import { readMemberships, turnMemberships, type CountedMembership } from './memberships.store.ts';
import { onlineOrder, storeOrder, type OrderWords } from './order-view.ts';
import { purchasesOf, type PurchaseRow } from './purchases.store.ts';

type Schemas = components['schemas'];

/** Orders and purchases by the membership in which they were made (specification sections 2 to 4). */
export function membershipOrders(deps: ClubDeps): Pick<Handlers, 'getMembershipOrders'> {
  const { db, content, invoicing } = deps.context;
  const orderContent = content.memo(loadOrderContent);
  return {
    async getMembershipOrders({ query: { language }, request }) {
      const member = await deps.member(request);
      await turnMemberships(db, member.id);
      const { all, current, today } = await readMemberships(db, member.id);
      const orders = await ordersOfMember(db, member.id);
      const ids = orders.map(({ order }) => order.intentId);
      const invoices = await invoicing.list(db, 'order', ids);
      const purchases = await purchasesOf(db, member.id);
      const words: OrderWords = { content: await orderContent(), language, buyable: await sellableSkus(db) };
      const levels = await deps.levels();
      const show = (membership: CountedMembership) => shownOrders(membership, { orders, invoices, purchases, words, language, levels });
      const past = all.filter((row) => row.activatedAt !== null && row.id !== current?.id && row.startsOn <= today);
      return { current_membership_orders: current && show(current), past_membership_orders: past.toReversed().map(show) };
    },
  };
}

interface OrderHistory {
  orders: OrderOfMember[];
  invoices: ReadonlyMap<string, InvoiceEntry[]>;
  purchases: PurchaseRow[];
  words: OrderWords;
  language: Language;
  levels: Levels;
}

function shownOrders(membership: CountedMembership, { orders, invoices, purchases, words, language, levels }: OrderHistory): Schemas['MembershipWithOrders'] {
  const isWithin = (day: string) => day >= membership.startsOn && (membership.endsOn === null || day <= membership.endsOn);
  const mine = purchases.filter(({ boughtOn }) => isWithin(boughtOn));
  const online = orders.filter(({ day }) => isWithin(day)).map((placed) => onlineOrder(placed, words, invoices.get(placed.order.intentId)));
  const inStore = mine.filter(({ kind }) => kind === 'store').map((row) => storeOrder(row, words));
  return {
    id: membership.id,
    level_label: levels.label(membership.level, language),
    start_date: membership.startsOn,
    end_date: membership.endsOn,
    accumulated_purchases: toDecimal(membership.accumulatedCents),
    amount_left_to_reach_goal: amountLeft(membership),
    orders: [...online, ...inStore].sort((a, b) => b.date_placed.localeCompare(a.date_placed)),
    external_purchases: mine
      .filter(({ kind }) => kind === 'external')
      .map(({ boughtOn, number, totalCents }) => ({ date: boughtOn, number, total_amount: toDecimal(totalCents), status: 'external' })),
  };
}
