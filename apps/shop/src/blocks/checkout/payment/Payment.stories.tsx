import { answers, containing, requestsTo, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checkoutStage, typedBefore } from '../../../testing/checkout-stage.ts';
import { dueIntent, freeIntent, typedCheckout } from '../../../testing/example-checkout.ts';
import Checkout from '../Checkout.tsx';

/** The second step: what was typed as previews, each with Edit and Save, and the payment. */
const meta = {
  title: 'Blocks/Shop/Checkout/Payment',
  component: Checkout,
  ...checkoutStage,
  beforeEach: typedBefore({
    ...typedCheckout,
    extras: { ...typedCheckout.extras, isGift: true, giftMessage: 'Felices fiestas.', comment: 'Dejar en portería.' },
  }),
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

async function proceed({ canvas, ...story }: Stage) {
  const t = wordsIn('shop/checkout', story);
  await userEvent.click(await canvas.findByRole('button', { name: t('continue') }));
  await canvas.findByRole('heading', { level: 1, name: t('step_payment') });
  return t;
}

async function editClient(stage: Stage, name: string) {
  const t = await proceed(stage);
  const { canvas } = stage;
  await userEvent.click(canvas.getByRole('button', { name: t('edit_section', { section: t('section_client') }) }));
  const field = within(await canvas.findByRole('group', { name: t('section_client') })).getByLabelText(t('name'));
  await userEvent.clear(field);
  await userEvent.type(field, name);
  return t;
}

/** Nothing due: a plain button instead of the card form. */
export const NothingDue: Story = {
  play: async (stage) => {
    const t = await proceed(stage);
    const { canvas } = stage;
    await expect(await canvas.findByRole('button', { name: t('free_confirm') })).toBeEnabled();
    await expect(canvas.getByText(containing('Dejar en portería.'))).toBeVisible();
    await expect(canvas.queryByLabelText(t('email'))).toBeNull();
  },
};

/** A section stands open: nothing can be paid until it is saved. */
export const Editing: Story = {
  play: async (stage) => {
    const t = await editClient(stage, 'Luisa');
    await expect(stage.canvas.getByRole('button', { name: t('free_confirm') })).toBeDisabled();
    await expect(stage.canvas.getByText(t('payment_waits'))).toBeVisible();
  },
};

/** Saved: only the changed part was sent. */
export const Saved: Story = {
  parameters: answers({ updateOrderIntent: { ...freeIntent, revision: 2 } }),
  play: async (stage) => {
    const t = await editClient(stage, 'Luisa');
    const { canvas } = stage;
    await userEvent.click(canvas.getByRole('button', { name: t('save_section', { section: t('section_client') }) }));
    await expect(await canvas.findByText(t('saved'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: t('free_confirm') })).toBeEnabled());
    await expect(requestsTo('updateOrderIntent').map(({ body }) => Object.keys(body).sort())).toEqual([['client_info', 'payment_intent']]);
  },
};

/** Not saved: the section stays open, with a quiet word. */
export const NotSaved: Story = {
  parameters: answers({ updateOrderIntent: refuse(500, 'INTERNAL_ERROR') }),
  play: async (stage) => {
    const t = await editClient(stage, 'Luisa');
    const { canvas } = stage;
    await userEvent.click(canvas.getByRole('button', { name: t('save_section', { section: t('section_client') }) }));
    await expect(await canvas.findByText(t('save_failed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('free_confirm') })).toBeDisabled();
  },
};

/** The total is another than the one seen: said before anything is paid. */
export const PriceChanged: Story = {
  parameters: answers({ createOrderIntent: { ...freeIntent, total_price: 115.1 } }),
  play: async (stage) => {
    const t = await proceed(stage);
    await expect(await stage.canvas.findByText(t('price_changed_title'))).toBeVisible();
    await expect(await stage.canvas.findByRole('complementary', { name: t('summary') })).toHaveTextContent(/115[.,]10/);
  },
};

/** The card provider cannot be reached: nothing is charged, and one can try again. */
export const NoCardForm: Story = {
  parameters: answers({ createOrderIntent: dueIntent }),
  play: async (stage) => {
    const t = await proceed(stage);
    const { canvas } = stage;
    await expect(await canvas.findByText(t('card_failed_title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('pay', { amount: '' }).trim() })).toBeNull();
  },
};
