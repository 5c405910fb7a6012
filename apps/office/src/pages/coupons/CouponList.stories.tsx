import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { CouponList } from './CouponList.tsx';

const coupon = {
  code: 'VENDIMIA',
  percent: 10,
  amount: null,
  brands: null,
  active: true,
  valid_from: null,
  valid_until: '2026-12-31',
  max_uses: 100,
  uses: 14,
};
const meta = {
  title: 'Office/Coupons',
  component: CouponList,
  args: {
    coupons: [coupon, { ...coupon, code: 'AMIGOS', percent: null, amount: 5, active: false, valid_until: null, max_uses: null, uses: 3 }],
    language: page.language,
  },
  decorators: [inOffice('/office/coupons')],
  parameters: framed,
} satisfies Meta<typeof CouponList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'VENDIMIA' })).toBeVisible();
  },
};

export const None: Story = { args: { coupons: [] } };
