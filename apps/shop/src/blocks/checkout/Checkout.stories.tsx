import { type Answers, answers, requestsTo, never, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checkoutStage, typedBefore } from '../../testing/checkout-stage.ts';
import { exampleBasket, withQuantities } from '../../testing/example-basket.ts';
import { member } from '../../testing/example-buyer.ts';
import { typedCheckout } from '../../testing/example-checkout.ts';
import { daysInWords } from '../../delivery/delivery-words.ts';
import Checkout from './Checkout.tsx';

/** The first step: who buys, where it goes, who is billed. Step two: `payment/Payment.stories.tsx`. */
const meta = { title: 'Blocks/Shop/Checkout', component: Checkout, ...checkoutStage } satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const memberAnswers: Answers = {
  getSession: { member: { name: 'Lucía', surname: 'Arteaga', level: 'platinum', level_label: 'Platino' } },
  getMemberData: member.member,
};

/** Nobody the club knows: empty fields, a way to the login, terms to accept. */
export const Visitor: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await expect(await canvas.findByRole('link', { name: t('member_log_in') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('continue') })).toBeEnabled();
    await expect(await canvas.findByRole('complementary', { name: t('summary') })).toHaveTextContent(/109[.,]60/);
    await expect(canvas.queryByRole('group', { name: t('section_delivery') })).toBeNull();
  },
};

/** Vouchers bought as gifts alone: no address, no shipping, nothing of a parcel. */
export const GiftsAlone: Story = {
  parameters: answers({ getBasket: { ...exampleBasket, needs_shipping: false, shipping_incl_tax: 0, total_price: 103.1 } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    const summary = await canvas.findByRole('complementary', { name: t('summary') });
    await waitFor(() => expect(summary).toHaveTextContent(/103[.,]10/));
    await expect(summary).not.toHaveTextContent(t('shipping_free'));
    await expect(canvas.queryByRole('group', { name: t('section_shipping') })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: t('gift') })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: t('same_address') })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: t('step_data_by_mail') })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('comment_by_mail') })).toBeVisible();
  },
};

/** A member: prefilled; e-mail and document stand fast, and no terms. */
export const Member: Story = {
  parameters: answers(memberAnswers),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    const client = within(await canvas.findByRole('group', { name: t('section_client') }));
    await expect(client.getByLabelText(t('name'))).toHaveValue('Lucía');
    for (const label of [t('email'), t('document_type'), t('document_number')]) await expect(client.getByLabelText(label)).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: t('member_log_in') })).toBeNull();
    await expect(await canvas.findByRole('radio', { name: t('mode_home') })).toBeChecked();
    // Beside the choice, and among what it costs.
    await waitFor(() => expect(canvas.getAllByText(daysInWords({ from: 2, to: 4 }, wordsIn('shop/delivery', story)))).toHaveLength(2));
  },
};

/** Invited without a document, which stands in no account then: it is asked for, and the e-mail alone stands fast. */
export const MemberWithoutDocument: Story = {
  parameters: answers({
    ...memberAnswers,
    getMemberData: { ...member.member, personal_information: { ...member.member.personal_information, document_number: '' } },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    const client = within(await canvas.findByRole('group', { name: t('section_client') }));
    await expect(client.getByLabelText(t('email'))).toBeDisabled();
    await expect(client.getByLabelText(t('document_type'))).toBeEnabled();
    await userEvent.type(client.getByLabelText(t('document_number')), '12345678Z');
    await expect(client.getByLabelText(t('document_number'))).toHaveValue('12345678Z');
  },
};

/** A member who collects: no address, no shipping, the shop's hours. */
export const Pickup: Story = {
  parameters: answers({
    ...memberAnswers,
    getBasket: ({ query }) => (query['shipping_mode'] === 'shop' ? { ...exampleBasket, shipping_incl_tax: 0, total_price: 103.1 } : exampleBasket),
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    const shop = await canvas.findByRole('radio', { name: t('mode_shop') });
    await userEvent.click(shop);
    await waitFor(() => expect(canvas.queryByRole('group', { name: t('section_shipping') })).toBeNull());
    await expect(shop).toHaveAccessibleDescription(/10:30/);
    await waitFor(() => expect(canvas.getByRole('complementary', { name: t('summary') })).toHaveTextContent(/103[.,]10/));
  },
};

/** An invoice for a company, to another address. */
export const Company: Story = {
  beforeEach: typedBefore({
    ...typedCheckout,
    billing: {
      ...typedCheckout.billing,
      sameAddress: false,
      otherEntity: true,
      documentNumber: 'B26123456',
      company: 'Bar Laurel SL',
      email: 'bar@laurel.example',
    },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    const billing = within(await canvas.findByRole('group', { name: t('section_billing') }));
    await expect(billing.getByLabelText(t('company'))).toHaveValue('Bar Laurel SL');
    await userEvent.click(billing.getByRole('radio', { name: t('entity_person') }));
    await expect(await billing.findByLabelText(t('surname'))).toHaveValue('');
    await userEvent.click(billing.getByRole('radio', { name: t('entity_company') }));
    await expect(await billing.findByLabelText(t('company'))).toHaveValue('');
    // Any other document belongs to a person: there is nothing to choose.
    await userEvent.selectOptions(billing.getByLabelText(t('document_type')), 'passport');
    await waitFor(() => expect(billing.queryByRole('radio')).toBeNull());
  },
};

/** Continue with nothing filled in: the summary has the focus, each error stands at its field too. */
export const Errors: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('continue') }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link').length).toBeGreaterThan(8);
    await expect(canvas.getByLabelText(t('document_number'))).toHaveAccessibleDescription(t('error_required'));
    await expect(requestsTo('createOrderIntent')).toHaveLength(0);
  },
};

/** Another country, another shipping: amounts of before look so until the new ones have come. */
export const CountryChanging: Story = {
  parameters: answers({ getBasket: ({ query }) => (query['shippingCountryCode'] === 'PT' ? never : exampleBasket) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await userEvent.selectOptions(await canvas.findByLabelText(t('country')), 'PT');
    await waitFor(() => expect(requestsTo('getBasket').at(-1)?.query['shippingCountryCode']).toBe('PT'));
    const summary = await canvas.findByRole('complementary', { name: t('summary') });
    await waitFor(() => expect(summary.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

/** A part of the country with a price of its own is named in the summary before anything is paid. */
export const PostcodeOfAZone: Story = {
  parameters: answers({
    getBasket: ({ query }) => (query['shippingPostcode'] === '07001' ? { ...exampleBasket, shipping_incl_tax: 11.5, total_price: 114.6 } : exampleBasket),
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await userEvent.type(await canvas.findByLabelText(t('postal_code')), '07001');
    const summary = await canvas.findByRole('complementary', { name: t('summary') });
    await waitFor(() => expect(summary).toHaveTextContent(/114,60/));
    await expect(summary).toHaveTextContent(t('shipping_to', { country: 'Baleares' }));
  },
};

/** Where nothing is sent, the field says so and the summary promises no price. */
export const PostcodeNotServed: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    const field = await canvas.findByLabelText(t('postal_code'));
    await userEvent.type(field, '35001');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('error_zone', { zone: 'Canarias' })));
    const summary = await canvas.findByRole('complementary', { name: t('summary') });
    await expect(summary).toHaveTextContent(t('shipping_none'));
    // Nor is a day promised for what is not sent.
    await expect(within(summary).queryByText(wordsIn('shop/delivery', story)('delivery'))).toBeNull();
    await expect(requestsTo('getBasket').every(({ query }) => query['shippingPostcode'] === undefined)).toBe(true);
  },
};

export const Preparing: Story = {
  beforeEach: typedBefore(typedCheckout),
  parameters: answers({ createOrderIntent: never }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('continue') }));
    await expect(await canvas.findByRole('button', { name: t('continuing') })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A story that presses Continue, is refused, and says why. */
function refused(
  refusal: ReturnType<typeof refuse>,
  title: 'stock_title' | 'allocation_title' | 'price_changed_title' | 'too_high_title' | 'not_open_title' | 'country_title',
): Story {
  return {
    beforeEach: typedBefore(typedCheckout),
    parameters: answers({ createOrderIntent: refusal }),
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('shop/checkout', story);
      await userEvent.click(await canvas.findByRole('button', { name: t('continue') }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t(title));
      await expect(canvas.getByRole('button', { name: t('continue') })).toBeVisible();
    },
  };
}

export const OutOfStock = refused(
  refuse(409, 'OUT_OF_STOCK', {
    lines: [
      { product_id: 'a', title: 'Reserva 2019', available: 1 },
      { product_id: 'b', title: 'Crianza 2021', available: 0 },
    ],
  }),
  'stock_title',
);
export const PriceChanged = refused(
  refuse(409, 'PRICE_CHANGED', { lines: [{ product_id: 'a', title: 'Reserva 2019', price_seen: 24.5, price_now: 26.3 }] }),
  'price_changed_title',
);
/** More than each member may buy of it in a season: another order of the same member went first. */
export const BeyondAllocation = refused(
  refuse(409, 'ALLOCATION_EXCEEDED', {
    lines: [
      { product_id: 'a', title: 'Mil novecientos veinticuatro', available: 1 },
      { product_id: 'b', title: 'Clarete del corro', available: 0 },
    ],
  }),
  'allocation_title',
);
export const TooMany = refused(refuse(409, 'QUANTITY_TOO_HIGH'), 'too_high_title');
export const AlreadyUnderWay = refused(refuse(409, 'INTENT_NOT_OPEN'), 'not_open_title');
export const CountryNotServed = refused(refuse(400, 'COUNTRY_NOT_SERVED'), 'country_title');

/** The answer does not come: the flow stays, with a quiet word. */
export const NotPrepared: Story = {
  beforeEach: typedBefore(typedCheckout),
  parameters: answers({ createOrderIntent: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('continue') }));
    await expect(await canvas.findByText(t('intent_failed'))).toBeVisible();
  },
};

export const EmptyBasket: Story = {
  parameters: answers({ getBasket: withQuantities({ reserva: 0, crianza: 0 }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('empty_title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_catalogue') })).toHaveAttribute('href', '/es/vinos');
  },
};

export const Loading: Story = {
  parameters: answers({ getBasket: never }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/checkout', story)('loading'))).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: answers({ getBasket: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/checkout', story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('load_failed_title'));
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeVisible();
  },
};
