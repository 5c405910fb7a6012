import { answers, requestsTo, never, page, refuse, wordsIn } from '@parral/site/stories';
import { formatPrice } from '@parral/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleBasket, withQuantities } from '../../testing/example-basket.ts';
import { exampleCountries } from '../../testing/example-checkout.ts';
import { daysInWords } from '../../delivery/delivery-words.ts';
import Basket from './Basket.tsx';

const meta = {
  title: 'Blocks/Shop/Basket',
  component: Basket,
  args: {
    ...page,
    attributes: { catalogueUrl: '/es/vinos', checkoutUrl: '/es/pago' },
    data: {
      contactEmail: 'bodega@alba.example',
      countries: exampleCountries,
      emptyPicture: { src: '/images/alba/basket-empty.svg', width: 720, height: 420 },
    },
  },
  parameters: answers({ getBasket: exampleBasket }),
} satisfies Meta<typeof Basket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Table and summary; the way to the checkout is open. */
export const Full: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await expect(await canvas.findByRole('link', { name: t('to_checkout') })).toHaveAttribute('href', '/es/pago');
    await expect(canvas.getByRole('table', { name: t('title') })).toBeVisible();
    await expect(canvas.getByText(/^109,60\s€$/)).toBeVisible();
  },
};

const [reserva, crianza] = exampleBasket.lines;
const sixReserva = reserva && {
  ...reserva,
  quantity: 6,
  total_price: 138,
  product: { ...reserva.product, price: 23, price_with_discount: 23, step_from: 6, price_steps: [{ from: 6, price: 23 }] },
};
const twoCrianza = crianza && { ...crianza, product: { ...crianza.product, price_steps: [{ from: 3, price: 13.9 }] } };

/** A line whose quantity has reached a lower price, and one that reaches it with one bottle more. */
export const PriceSteps: Story = {
  parameters: answers({
    getBasket: {
      ...exampleBasket,
      lines: [sixReserva, twoCrianza].filter((line) => line !== undefined),
      subtotal: 167.6,
      total_price: 167.6,
      shipping_incl_tax: 0,
    },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await expect(await canvas.findByText(t('step_reached', { from: 6, price: formatPrice(23) }), { normalizer: (text) => text })).toBeVisible();
    await expect(canvas.getByText(t('step_one_more', { price: formatPrice(13.9) }), { normalizer: (text) => text })).toBeVisible();
  },
};

const part = reserva && { id: 'MON-reserva', title: 'Reserva', label: '2019, 75 cl', href: '/es/vinos/reserva', bottles: 6, bottle: reserva.product.bottle };
const threeCases = reserva &&
  part && {
    ...reserva,
    quantity: 4,
    total_price: 540,
    max_quantity: 4,
    product: { ...reserva.product, title: 'Caja de Reserva', label: '6 botellas', price: 135, price_with_discount: 135, bottles: 6, contents: [part] },
  };

/** A case says what is in it, and the notice of a large order counts its bottles: four cases of six are 24. */
export const Cases: Story = {
  parameters: answers({ getBasket: { ...exampleBasket, lines: threeCases ? [threeCases] : [], subtotal: 540, total_price: 540, shipping_incl_tax: 0 } }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('link', { name: 'Reserva 2019, 75 cl' })).toHaveAttribute('href', '/es/vinos/reserva');
    await expect(await canvas.findByText(wordsIn('shop/basket', story)('many_title'))).toBeVisible();
  },
};

/** VAT by rate, as where wine is sent to Portugal beside a voucher for one visit and one for any, which is taxed when it is redeemed. */
export const SeveralRates: Story = {
  parameters: answers({
    getBasket: {
      ...exampleBasket,
      shipping_country: 'PT',
      tax: 11.55,
      tax_by_rate: [
        { rate_percent: 21, base: 29.75, tax: 6.25, total: 36 },
        { rate_percent: 13, base: 40.8, tax: 5.3, total: 46.1 },
        { rate_percent: null, base: 27.5, tax: 0, total: 27.5 },
      ],
    },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/tax-note', story);
    const parts = [t('part', { amount: '6,25\u00A0€', rate: '21\u00A0%' }), t('part', { amount: '5,30\u00A0€', rate: '13\u00A0%' })].join(', ');
    await expect(await canvas.findByText(`${t('several', { parts })}. ${t('later')}`, { normalizer: (text) => text })).toBeVisible();
  },
};

const toPortugal = {
  ...exampleBasket,
  shipping_incl_tax: 12,
  free_shipping_from: null,
  shipping_country: 'PT',
  delivery_days: { from: 3, to: 5 },
  total_price: 115.1,
};

/** Shipping, VAT and total for the country chosen, the first of the list at the start; where it is never free nothing says so. */
export const AnotherCountry: Story = {
  parameters: answers({ getBasket: ({ query }) => (query['shippingCountryCode'] === 'PT' ? toPortugal : exampleBasket) }),
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    const country = await canvas.findByLabelText(t('country'));
    await expect(country).toHaveValue('ES');
    await expect(canvas.getByText(t('shipping_free_from', { amount: '' }).slice(0, 12), { exact: false })).toBeVisible();
    await userEvent.selectOptions(country, 'PT');
    await expect(await canvas.findByText(/^115,10\s€$/)).toBeVisible();
    await expect(canvas.getByText(/^12,00\s€$/)).toBeVisible();
    await expect(canvas.getByText(daysInWords({ from: 3, to: 5 }, wordsIn('shop/delivery', story)))).toBeVisible();
    await expect(canvas.queryByText(t('shipping_free_from', { amount: '' }).slice(0, 12), { exact: false })).toBeNull();
    await expect(requestsTo('getBasket').map(({ query }) => query['shippingCountryCode'])).toEqual(['ES', 'PT']);
  },
};

export const Empty: Story = {
  parameters: answers({ getBasket: withQuantities({ reserva: 0, crianza: 0 }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await expect(await canvas.findByRole('heading', { name: t('empty_title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_catalogue') })).toHaveAttribute('href', '/es/vinos');
  },
};

/** The wines that its picture shows have their names and prices, and lead to their pages; one for members has none. */
export const EmptyWithWines: Story = {
  args: {
    data: {
      ...meta.args.data,
      missing: [
        { id: 'r', title: 'Reserva', href: '/es/vinos/reserva', price: 24.5 },
        { id: 'c', title: 'Crianza', href: '/es/vinos/crianza', price: 14.8 },
        { id: 's', title: 'Para socios', href: '/es/vinos/socios', price: null },
      ],
    },
  },
  parameters: answers({ getBasket: withQuantities({ reserva: 0, crianza: 0 }) }),
  play: async ({ canvas, ...story }) => {
    const wines = await canvas.findByRole('list', { name: wordsIn('shop/basket', story)('empty_wines') });
    await expect(within(wines).getByRole('link', { name: 'Reserva' })).toHaveAttribute('href', '/es/vinos/reserva');
    await expect(within(wines).getAllByText(/€/)).toHaveLength(2);
  },
};

export const Loading: Story = {
  parameters: answers({ getBasket: never }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/basket', story)('loading'))).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: answers({ getBasket: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('load_failed_title'));
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeEnabled();
  },
};

/** Amounts of before look so until the new ones have come. */
export const TotalsRefreshing: Story = {
  parameters: answers({ updateLines: never }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('more', { title: 'Reserva, 2019, 75 cl' }) }));
    await expect(await canvas.findByText(t('refreshing'))).toBeVisible();
    await waitFor(() => expect(requestsTo('updateLines').map(({ body }) => body.lines)).toEqual([[['reserva', 4]]]));
  },
};

/** The change did not arrive: the basket of before stands, and says so. */
export const ChangeFailed: Story = {
  parameters: answers({ updateLines: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('more', { title: 'Reserva, 2019, 75 cl' }) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed_title'));
  },
};

/** An error at the line it is about: stock went meanwhile. */
export const LineError: Story = {
  parameters: answers({
    getBasket: {
      ...exampleBasket,
      lines: exampleBasket.lines.map((line) => (line.id === 'reserva' ? { ...line, max_quantity: 2 } : line)),
      line_errors: [{ line_id: 'reserva', code: 'OUT_OF_STOCK', available: 2 }],
    },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    const quantity = await canvas.findByRole('spinbutton', { name: t('quantity_of', { title: 'Reserva, 2019, 75 cl' }) });
    await expect(quantity).toHaveAccessibleDescription(t('line_out_of_stock', { available: 2 }));
  },
};

/** A wine of which each member may buy a few bottles in a season: the rule, and what is left of it. */
export const BeyondAllocation: Story = {
  parameters: answers({
    getBasket: {
      ...exampleBasket,
      lines: exampleBasket.lines.map((line) => (line.id === 'reserva' ? { ...line, max_quantity: 2, allocation: { limit: 6, left: 2 } } : line)),
      line_errors: [{ line_id: 'reserva', code: 'ALLOCATION_EXCEEDED', available: 2 }],
    },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    const quantity = await canvas.findByRole('spinbutton', { name: t('quantity_of', { title: 'Reserva, 2019, 75 cl' }) });
    await expect(quantity).toHaveAccessibleDescription(t('line_allocation', { limit: 6, available: 2 }));
  },
};

/** A line that another window took out. */
export const LineGone: Story = {
  parameters: answers({ getBasket: { ...exampleBasket, line_errors: [{ line_id: 'gone', code: 'LINE_NOT_FOUND' }] } }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/basket', story)('line_not_found'))).toBeVisible();
  },
};

/** Beyond what one may order: contact by e-mail, no way to the checkout. */
export const QuantityTooHigh: Story = {
  parameters: answers({ getBasket: withQuantities({ reserva: 10 }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('more', { title: 'Reserva, 2019, 75 cl' }) }));
    await expect(await canvas.findByText(t('too_high_title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bodega@alba.example' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('to_checkout') })).toBeDisabled();
  },
};

/** 19 units: a notice, and the way stays open. */
export const OverEighteen: Story = {
  parameters: answers({ getBasket: withQuantities({ reserva: 10, crianza: 9 }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await expect(await canvas.findByText(t('many_title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_checkout') })).toBeVisible();
  },
};

export const FreeShipping: Story = {
  parameters: answers({ getBasket: { ...exampleBasket, shipping_incl_tax: 0, total_price: 103.1 } }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/basket', story)('shipping_free'))).toBeVisible();
  },
};
