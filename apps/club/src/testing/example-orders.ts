import { brandThemes } from '@parral/ui/themes/registry';
import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const item = (name: string, more: Partial<Schemas['MembershipOrderItem']> = {}): Schemas['MembershipOrderItem'] => ({
  product_id: `MON-${name}`,
  product_full_name: name,
  quantity: 2,
  unit_price_with_discount: 24.5,
  line_price_incl_tax: 49,
  product_url: '/es/vinos/reserva',
  can_reorder: true,
  ...more,
});

/** Online, in the shop, and elsewhere; one wine is no longer on sale. */
export const exampleOrders: Schemas['MembershipOrders'] = {
  current_membership_orders: {
    id: 'm2',
    level_label: 'Platino',
    start_date: '2027-01-01',
    end_date: '2027-12-31',
    accumulated_purchases: 415.5,
    amount_left_to_reach_goal: 184.5,
    orders: [
      {
        date_placed: '2027-05-02T10:00:00Z',
        number: 'FSCT-29V0',
        type: 'online',
        status: 'in_process',
        progress: null,
        total: 98,
        invoices: [{ number: 'S-2026-000087', kind: 'simplified', date: '2026-10-01', total: 49, pdf_url: '/api/invoice/invoice_x/' }],
        shipping_incl_tax: 0,
        items: [
          item('Reserva 2019, 75 cl'),
          item('Gran Reserva 2001, 75 cl', { can_reorder: false, product_url: null, quantity: 1, unit_price_with_discount: 49 }),
        ],
      },
      {
        date_placed: '2027-03-14T10:00:00Z',
        number: 'T-2027-0412',
        type: 'store',
        status: 'completed',
        progress: null,
        total: 49,
        invoices: [],
        shipping_incl_tax: 0,
        items: [item('Crianza 2021, 75 cl')],
      },
    ],
    external_purchases: [{ date: '2027-04-01', number: 'R-7781', total_amount: 118.4, status: 'external' }],
  },
  past_membership_orders: [
    {
      id: 'm1',
      level_label: 'Bronce',
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      accumulated_purchases: 0,
      amount_left_to_reach_goal: 300,
      orders: [],
      external_purchases: [],
    },
  ],
};

const bottle = {
  shape: 'bordeaux',
  glass: 'black',
  capsule: 'wine',
  label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: 'Reserva', vintage: 2019 },
} as const;

/** A card of the club's catalogue; `locked` has no price. */
export function exampleCardOf(number: number, locked = false): Schemas['HighlightedProduct'] {
  const title = `Reserva ${number}`;
  return {
    id: `MON-${number}`,
    product_title: `${title} 2019, 75 cl`,
    title,
    children_count: number % 2 === 0 ? 3 : 1,
    price: locked ? null : 24.5,
    image_url: null,
    bottle,
    label: 'Rioja',
    is_locked: locked,
    allocation: null,
    full_slug: `/es/vinos/reserva-${number}`,
    impression: { id: `MON-${number}`, name: title, brand: 'alba', category: 'red', variant: '75 cl', price: locked ? null : 24.5, position: number },
  };
}

/** A page of eight from `first` on; the third is locked. */
export const examplePage = (first: number, has_next: boolean): Schemas['HighlightedProducts'] => ({
  products: Array.from({ length: 8 }, (_, index) => exampleCardOf(first + index, index === 2)),
  has_next,
});
