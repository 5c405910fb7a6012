import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCoupon, exampleCoupons } from '../../testing/example-coupons.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { CouponPage } from './CouponPage.tsx';

const meta = {
  title: 'Office/Coupon',
  component: CouponPage,
  args: { found: exampleCoupon, language: page.language, mayChange: true, done: null, problem: null, typed: new URLSearchParams() },
  decorators: [inOffice('/office/coupons/VENDIMIA')],
  parameters: framed,
} satisfies Meta<typeof CouponPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The folder's own: with file and line, and nothing to give back. */
export const OfFolder: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/coupon', story);
    await expect(canvas.getByText('vouchers/coupons.yaml:5')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'M-7F3K2Q' })).toHaveAttribute('href', '/office/orders/M-7F3K2Q');
    await expect(canvas.queryByRole('button', { name: t('folder') })).toBeNull();
  },
};

/** What was said here counts, and can be given back. */
export const ChangedHere: Story = {
  args: { found: { ...exampleCoupon, coupon: exampleCoupons[2]! }, done: 'stop' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/coupon', story);
    await expect(canvas.getByRole('button', { name: t('folder') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('serve') })).toBeVisible();
  },
};

export const OfOffice: Story = {
  args: { found: { ...exampleCoupon, coupon: exampleCoupons[1]!, folder: null, orders: [] }, done: 'made' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('office/coupon', story)('by_office'))).toBeVisible();
  },
};

export const Dropped: Story = {
  args: { found: { ...exampleCoupon, coupon: { ...exampleCoupons[2]!, place: null, is_said: false }, folder: null } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/coupon', story)('serve') })).toBeNull();
  },
};

/** What was typed is still there, in the form that was sent. */
export const Refused: Story = {
  args: { problem: 'Sorteo', typed: new URLSearchParams({ do: 'extend', until: '2020-01-01', reason: 'Sorteo' }) },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/coupon', story)('until'))).toHaveValue('2020-01-01');
  },
};

export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/coupon', story)('extend') })).toBeNull();
  },
};
