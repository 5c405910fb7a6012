import { brandThemes } from '@parral/ui/themes/registry';
import type { components } from '@parral/api-spec';

type Basket = components['schemas']['Basket'];

const line = (id: string, title: string, price: number, quantity: number): Basket['lines'][number] => ({
  id,
  quantity,
  product: {
    id: `MON-${id}`,
    slug: id,
    href: `/es/vinos/${id}`,
    title,
    label: '2019, 75 cl',
    format: '75 cl',
    image_url: null,
    price,
    price_with_discount: price,
    price_steps: [],
    step_from: null,
    bottles: 1,
    contents: [],
    bottle: { shape: 'bordeaux', glass: 'black', capsule: 'wine', label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: title, vintage: 2019 } },
  },
  vouchers_discount: 0,
  vouchers_discount_per_unit: 0,
  total_price: Math.round(price * quantity * 100) / 100,
  max_quantity: 10,
  allocation: null,
});

/** Three Reserva and two Crianza, shipped to Spain, as the API answers it. */
export const exampleBasket: Basket = {
  id: 'b1',
  lines: [line('reserva', 'Reserva', 24.5, 3), line('crianza', 'Crianza', 14.8, 2)],
  subtotal: 103.1,
  tax: 19.02,
  tax_by_rate: [{ rate_percent: 21, base: 90.58, tax: 19.02, total: 109.6 }],
  shipping_incl_tax: 6.5,
  free_shipping_from: 150,
  vouchers_discount: 0,
  vouchers: [],
  total_price: 109.6,
  max_quantity: 10,
  coupon_enabled: true,
  line_errors: [],
  needs_shipping: true,
  posted_subtotal: 103.1,
  shipping_mode: 'home',
  shipping_country: 'ES',
  delivery_days: { from: 2, to: 4 },
};

/** The same with other quantities, by line. */
export function withQuantities(quantities: Record<string, number>): Basket {
  const lines = exampleBasket.lines.flatMap((one) => {
    const quantity = quantities[one.id] ?? one.quantity;
    return quantity > 0 ? [{ ...one, quantity, total_price: Math.round(one.product.price * quantity * 100) / 100 }] : [];
  });
  const subtotal = Math.round(lines.reduce((sum, { total_price }) => sum + total_price, 0) * 100) / 100;
  return { ...exampleBasket, lines, subtotal, total_price: Math.round((subtotal + 6.5) * 100) / 100 };
}
