import { answers, requestsTo, never, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withQuantities } from '../../testing/example-basket.ts';
import { exampleBoughtGifts } from '../../testing/example-gifts.ts';
import { exampleOrder } from '../../testing/example-order.ts';
import Confirmation from './Confirmation.tsx';

/** A field and its furrows stand for a picture of the estate. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 624 760"><path fill="tan" d="M0 0h624v760H0z"/><path fill="sienna" d="M0 520l624-80v320H0z"/></svg>')}`;

const order = {
  number: 'FSCT-29V0',
  email: 'lucia@correo.es',
  track_gtm_purchase: false,
  total_price: 109.6,
  order_token: 'view_x',
  gifts_bought: 0,
  needs_shipping: true,
  delivery: { earliest: '2026-11-25', latest: '2026-11-27' },
};

const meta = {
  title: 'Blocks/Shop/Confirmation',
  component: Confirmation,
  args: {
    ...page,
    attributes: { catalogueUrl: '/es/vinos', orderUrl: '/es/su-pedido' },
    data: {
      basketUrl: '/es/cesta',
      checkoutUrl: '/es/pago',
      contactEmail: 'bodega@alba.example',
      house: 'Alba',
      table: null,
      gift: null,
      visit: {
        name: 'La bodega de 1924',
        teaser: 'Calados, prensa de husillo y cuatro vinos',
        href: '/es/visitas/la-bodega-de-1924',
        price: 24,
        minutes: 90,
        picture: { src: drawing, width: 624, height: 760 },
      },
    },
  },
  parameters: {
    ...answers({ captureOrder: order, getOrder: exampleOrder, getBasket: withQuantities({ reserva: 0, crianza: 0 }) }),
    address: '?redirect_status=succeeded&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x',
  },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number, e-mail, what happens next; the payment's secret is gone from the address. */
export const Confirmed: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { level: 1, name: `${t('thanks')} ${t('thanks_emphasis')}` })).toBeVisible();
    // On the page, and on the lid of the case.
    await expect(canvas.getAllByText('FSCT-29V0')).toHaveLength(2);
    await expect(canvas.getByText('lucia@correo.es')).toBeVisible();
    await expect(canvas.getByText(/104[.,]50/)).toBeVisible();
    // The bottles bought, in their case, for whoever does not see it too; what was paid, line by line.
    await expect(canvas.getByRole('img', { name: t('case_alt', { bottles: '2 × Reserva 2019, 75 cl; 2 × Crianza 2019, 75 cl' }) })).toBeVisible();
    await expect(canvas.getByText(t('quantity', { count: 2, title: 'Reserva 2019, 75 cl' }))).toBeVisible();
    await expect(canvas.getByText(t('step_arrives_text', { address: 'Calle del Laurel, 14, Logroño' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('next_action') })).toHaveAttribute('href', '/es/visitas/la-bodega-de-1924');
    // The days between which it arrives, whatever the language writes between them.
    await expect(canvas.getByText(/25\D{1,3}27/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back_to_catalogue') })).toHaveAttribute('href', '/es/vinos');
    await expect(canvas.getByRole('link', { name: t('see_order') })).toHaveAttribute('href', '/es/su-pedido/view_x');
    await waitFor(() => expect(location.search).not.toContain('secret'));
  },
};

/** More bottles than an open case shows: it is shut, with how many on its lid. */
export const FullCase: Story = {
  parameters: answers({ getOrder: { ...exampleOrder, lines: exampleOrder.lines.map((line) => ({ ...line, quantity: 6 })) } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByText(t('case_shut_alt'))).toBeVisible();
    await expect(canvas.getByText(t('lid_line', { count: 12, name: 'Lucía Arteaga' }))).toBeVisible();
  },
};

/** Collected at the shop: the mail that invites, and where. */
export const Collected: Story = {
  parameters: answers({ captureOrder: { ...order, delivery: null }, getOrder: { ...exampleOrder, shipping_mode: 'shop', shipping_incl_tax: 0 } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByText(t('step_ready'))).toBeVisible();
    await expect(canvas.getByText(t('pickup'))).toBeVisible();
  },
};

/** Its lines cannot be had: number, total and what happens now stand all the same. */
export const WithoutLines: Story = {
  parameters: answers({ getOrder: refuse(503, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByText('FSCT-29V0')).toBeVisible();
    await expect(canvas.getByText(/109[.,]60/)).toBeVisible();
    await expect(canvas.getByText(t('now'))).toBeVisible();
  },
};

/** Vouchers bought as gifts: each with the way to its page to print, and nothing of bottles. */
export const WithGifts: Story = {
  parameters: answers({
    captureOrder: { ...order, gifts_bought: 2, needs_shipping: false, delivery: null },
    getOrder: { ...exampleOrder, gifts: exampleBoughtGifts },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/gifts-bought', story);
    for (const [index, { title, url }] of exampleBoughtGifts.entries())
      await expect(await canvas.findByRole('link', { name: t('open_named', { title, number: index + 1 }) })).toHaveAttribute('href', url);
    await expect(canvas.getByText(wordsIn('shop/confirmation', story)('description_by_mail'))).toBeVisible();
    await expect(canvas.queryByText(t('preparing'))).toBeNull();
    // Nothing leaves the house in a case: there is none on the page, whatever bottle stands for a voucher in lists.
    await expect(canvas.queryByRole('img', { name: /caja|case/i })).toBeNull();
  },
};

/** Not made yet: the page says so and asks again. */
export const GiftsOnTheirWay: Story = {
  parameters: answers({ captureOrder: { ...order, gifts_bought: 1 }, getOrder: { ...exampleOrder, gifts: [] } }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/gifts-bought', story)('preparing'))).toBeVisible();
  },
};

/** A coupon paid for all of it: taken like any other. */
export const NothingDue: Story = {
  parameters: {
    ...answers({ captureOrder: { ...order, total_price: 0 }, getOrder: { ...exampleOrder, total_price: 0 } }),
    address: '?redirect_status=succeeded&payment_intent=free_1',
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { level: 1, name: `${t('thanks')} ${t('thanks_emphasis')}` })).toBeVisible();
    await expect(canvas.getByText(/^0\s€$/)).toBeVisible();
    await expect(requestsTo('captureOrder').map(({ body }) => body.payment_intent)).toEqual(['free_1']);
  },
};

export const Confirming: Story = {
  parameters: answers({ captureOrder: never }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn('shop/confirmation', story)('waiting_title') })).toBeVisible();
  },
};

/** Somebody was quicker: kindly, and nothing was charged. */
export const SoldOutMeanwhile: Story = {
  parameters: answers({
    captureOrder: refuse(409, 'OUT_OF_STOCK', {
      lines: [
        { product_id: 'a', title: 'Reserva 2019', available: 1 },
        { product_id: 'b', title: 'Crianza 2021', available: 0 },
      ],
    }),
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('stock_title') })).toBeVisible();
    await expect(canvas.getByText(t('stock'))).toBeVisible();
    await expect(canvas.getByText(t('stock_line', { title: 'Reserva 2019', available: 1 }))).toBeVisible();
    await expect(canvas.getByText(t('stock_line_zero', { title: 'Crianza 2021' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_basket') })).toHaveAttribute('href', '/es/cesta');
    // An ending like the others: nothing was bought, so the case is empty.
    await expect(canvas.getByRole('img', { name: t('case_empty_alt') })).toBeVisible();
  },
};

/** Another order of the same member took what each may buy in a season: nothing was charged. */
export const AllocationHad: Story = {
  parameters: answers({ captureOrder: refuse(409, 'ALLOCATION_EXCEEDED', { lines: [{ product_id: 'a', title: 'Clarete del corro', available: 0 }] }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('allocation_title') })).toBeVisible();
    await expect(canvas.getByText(t('allocation'))).toBeVisible();
    await expect(canvas.getByText(t('allocation_line_zero', { title: 'Clarete del corro' }))).toBeVisible();
  },
};

/** The coupon was used up by somebody else while the buyer paid. */
export const CouponGone: Story = {
  parameters: answers({ captureOrder: refuse(400, 'VOUCHER_ALREADY_USED') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('coupon_title') })).toBeVisible();
    await expect(canvas.getByText(t('coupon'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_basket') })).toHaveAttribute('href', '/es/cesta');
  },
};

/** The same, of money that a bank had taken already: how much goes back, and when. */
export const SoldOutAndReturned: Story = {
  parameters: answers({ captureOrder: refuse(409, 'OUT_OF_STOCK', { refunded: 109.6, lines: [{ product_id: 'b', title: 'Crianza 2021', available: 0 }] }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('stock_title') })).toBeVisible();
    await expect(canvas.getByText(t('stock_gone'))).toBeVisible();
    await expect(canvas.getByText(/109[.,]60/)).toBeVisible();
    await expect(canvas.queryByText(t('stock'))).toBeNull();
  },
};

/** The money came when there was no longer an order to pay for. */
export const Returned: Story = {
  parameters: answers({ captureOrder: refuse(409, 'PAYMENT_MISMATCH', { refunded: 109.6 }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('returned_title') })).toBeVisible();
    await expect(canvas.getByText(/109[.,]60/)).toBeVisible();
  },
};

/** The bank has not decided: said honestly, asked again by itself and at a press. */
export const BankTakesItsTime: Story = {
  parameters: { ...answers({ captureOrder: refuse(409, 'PAYMENT_PROCESSING') }), address: '?redirect_status=pending&payment_intent=pi_1' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('processing_title') })).toBeVisible();
    await expect(canvas.getByText(t('processing'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('ask_again') }));
    await waitFor(() => expect(requestsTo('captureOrder').length).toBeGreaterThanOrEqual(2));
    await expect(await canvas.findByRole('heading', { name: t('processing_title') })).toBeVisible();
  },
};

/** Refused at the bank's page: nothing is asked for, and the way leads to the payment step. */
export const RefusedAtBank: Story = {
  parameters: { address: '?redirect_status=failed&payment_intent=pi_1' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('not_paid_title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_checkout') })).toHaveAttribute('href', '/es/pago#payment');
    await expect(requestsTo('captureOrder')).toEqual([]);
  },
};

/** The card said no. */
export const NotPaid: Story = {
  parameters: answers({ captureOrder: refuse(409, 'PAYMENT_NOT_AUTHORISED') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('not_paid_title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_checkout') })).toHaveAttribute('href', '/es/pago#payment');
  },
};

/** No connection: worth another try, which is made with the same payment. */
export const Offline: Story = {
  parameters: answers({ captureOrder: refuse(503, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('captureOrder').length).toBeGreaterThanOrEqual(2));
    await expect(await canvas.findByRole('heading', { name: t('offline_title') })).toBeVisible();
  },
};

/** A crowded server asked to come back: the page does so, and nobody has to press anything for the order that was paid. */
export const ServerComesBack: Story = {
  parameters: answers({ captureOrder: () => (requestsTo('captureOrder').length > 1 ? order : refuse(503, 'PAYMENT_PROVIDER_UNAVAILABLE')) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByText(t('goes_on_asking'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: `${t('thanks')} ${t('thanks_emphasis')}` }, { timeout: 15_000 })).toBeVisible();
  },
};

/** Refused for good: whom to write to. */
export const Failed: Story = {
  parameters: answers({ captureOrder: refuse(404, 'NOT_FOUND') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/confirmation', story);
    await expect(await canvas.findByText(t('error'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bodega@alba.example' })).toBeVisible();
  },
};

/** Without both query values nothing is captured. */
export const OpenedByHand: Story = {
  parameters: { address: '?payment_intent=pi_1' },
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn('shop/confirmation', story)('error_title') })).toBeVisible();
    await expect(requestsTo('captureOrder')).toHaveLength(0);
  },
};
