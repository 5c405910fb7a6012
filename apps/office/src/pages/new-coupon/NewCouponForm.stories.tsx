import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { NewCouponForm } from './NewCouponForm.tsx';

const brands = [{ value: 'alba', label: 'Alba' }];

const meta = {
  title: 'Office/Coupons/New',
  component: NewCouponForm,
  args: { brands, typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/coupons/new')],
  parameters: { ...framed, given: [...framed.given, brands] },
} satisfies Meta<typeof NewCouponForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('button', { name: wordsIn('office/new-coupon', story)('submit') })).toBeVisible();
  },
};

/** What was typed is still there. */
export const Refused: Story = {
  args: { typed: new URLSearchParams({ code: 'FERIA', what: 'amount', worth: '5,00', reason: 'Feria' }), problem: 'Feria' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/new-coupon', story);
    await expect(canvas.getByLabelText(t('amount'))).toBeChecked();
    await expect(canvas.getByLabelText(t('worth'))).toHaveValue('5,00');
  },
};
