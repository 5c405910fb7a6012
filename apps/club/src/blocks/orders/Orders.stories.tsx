import { answers, exactly, requestsTo, page, Refusal, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleOrders } from '../../testing/example-orders.ts';
import { orderRows } from './order-rows.ts';
import Orders from './Orders.tsx';

const meta = {
  title: 'Blocks/Club/Orders',
  component: Orders,
  args: { ...page, attributes: { basketUrl: '/es/cesta', catalogueUrl: '/es/vinos' }, data: orderRows(exampleOrders) },
} satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function reorder({ canvas, ...story }: Play) {
  const t = wordsIn('club/orders', story);
  await userEvent.click(canvas.getByText('FSCT-29V0'));
  await userEvent.click(canvas.getByRole('button', { name: t('reorder_named', { name: 'Reserva 2019, 75 cl' }) }));
}

const popup = (story: Play) => wordsIn('site/add-to-basket', story);

/** Section 2: current and past memberships; section 4: statuses in words, rows expand and collapse. */
export const OpenRow: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/orders', story);
    await expect(canvas.getByRole('heading', { name: t('current') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('past') })).toBeVisible();
    await expect(canvas.getByText(/184[.,]50/)).toBeVisible();
    for (const word of ['status_in_process', 'status_completed', 'status_external', 'type_online', 'type_store'] as const)
      await expect(canvas.getByText(t(word))).toBeVisible();
    const items = canvas.getByRole('list', { name: t('items_of', { number: 'FSCT-29V0' }), hidden: true });
    await expect(items).not.toBeVisible();
    await userEvent.click(canvas.getByText('FSCT-29V0'));
    await expect(items).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('invoice_simplified', { number: 'S-2026-000087' }) })).toHaveAttribute('href', '/api/invoice/invoice_x/');
  },
};

/** Section 2: the reorder button "can be disabled": what is no longer on sale. */
export const NoLongerOnSale: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/orders', story);
    await userEvent.click(canvas.getByText('FSCT-29V0'));
    const gone = canvas.getByRole('button', { name: t('reorder_named', { name: 'Gran Reserva 2001, 75 cl' }) });
    await expect(gone).toBeDisabled();
    await expect(gone).toHaveAccessibleDescription(t('gone'));
  },
};

/** Section 7: "popup confirms, basket refreshed". */
export const Reordered: Story = {
  parameters: answers({
    addProduct: {
      id: 'b1',
      lines: [],
      subtotal: 49,
      tax: 8.5,
      tax_by_rate: [{ rate_percent: 21, base: 40.5, tax: 8.5, total: 49 }],
      shipping_incl_tax: null,
      free_shipping_from: null,
      vouchers_discount: 0,
      vouchers: [],
      total_price: 49,
      max_quantity: 10,
      coupon_enabled: true,
      line_errors: [],
      needs_shipping: true,
      posted_subtotal: 49,
      shipping_mode: 'home',
      shipping_country: null,
      delivery_days: null,
    },
  }),
  play: async (story) => {
    await reorder(story);
    await expect(await story.canvas.findByRole('link', { name: popup(story)('to_basket') })).toHaveAttribute('href', '/es/cesta');
    await expect(requestsTo('addProduct')[0]?.body).toMatchObject({ product_id: 'MON-Reserva 2019, 75 cl', quantity: 2 });
  },
};

/** Section 8: "Add to basket: status 406 shows the reason field". */
export const Refused: Story = {
  parameters: answers({ addProduct: new Refusal(406, { detail: 'OUT_OF_STOCK', message: '', reason: 'Solo queda una botella.' }) }),
  play: async (story) => {
    await reorder(story);
    await story.canvas.findByText('Solo queda una botella.');
    await expect(story.canvas.queryByRole('link', { name: popup(story)('to_basket') })).toBeNull();
  },
};

export const ReorderFailed: Story = {
  parameters: answers({ addProduct: refuse(500, 'INTERNAL_ERROR') }),
  play: async (story) => {
    await reorder(story);
    await story.canvas.findByText(popup(story)('failed'));
  },
};

/** Section 8: "could not retrieve order information, try again later". */
export const NotRetrieved: Story = {
  args: { data: null },
  play: async ({ canvas }) => {
    // In the specification's own words, not those of the message beside it.
    const words = exactly(
      'No se ha podido recuperar la información de los pedidos. Inténtelo más tarde.',
      'Could not retrieve order information, try again later.',
    );
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const NothingBought: Story = {
  args: { data: { current: null, past: [] } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: wordsIn('club/orders', story)('to_catalogue') })).toBeVisible();
  },
};
