import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrder } from '../../testing/example-orders.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { AddressForm } from './AddressForm.tsx';

const countries = [
  { value: 'ES', label: 'España' },
  { value: 'DE', label: 'Alemania' },
];
const meta = {
  title: 'Office/Change the address of an order',
  component: AddressForm,
  args: { found: exampleOrder, countries, typed: null, problem: null, language: page.language },
  decorators: [inOffice('/office/orders/K7QX-3182/address')],
  parameters: framed,
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/order-address', story);
    await expect(canvas.getByLabelText(t('line1'))).toHaveValue(exampleOrder.order.shipping_address?.line1);
  },
};

/** Somebody else has changed it: what was typed stays, beside what it is now. */
export const ChangedMeanwhile: Story = {
  args: { typed: new URLSearchParams({ line1: 'Calle Nueva 4', locality: 'Logroño' }), problem: 'Somebody else has changed this meanwhile.' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/order-address', story);
    await expect(canvas.getByLabelText(t('line1'))).toHaveValue('Calle Nueva 4');
    await expect(canvas.getByText(exampleOrder.order.shipping_address?.line1 ?? 'none')).toBeVisible();
  },
};

export const AnotherPrice: Story = {
  args: { typed: new URLSearchParams({ country_id: 'DE', postcode: '10115' }), problem: 'Sending it there costs another sum.' },
};
