import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCoupons } from '../../testing/example-coupons.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { CouponList } from './CouponList.tsx';

const filter = { q: '', state: '', after: '' };
const meta = {
  title: 'Office/Coupons',
  component: CouponList,
  args: { page: { coupons: [...exampleCoupons], next: 'VENDIMIA' }, filter, language: page.language, mayChange: true },
  decorators: [inOffice('/office/coupons')],
  parameters: framed,
} satisfies Meta<typeof CouponList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/coupons', story);
    await expect(canvas.getByRole('link', { name: 'VENDIMIA' })).toHaveAttribute('href', '/office/coupons/VENDIMIA');
    await expect(canvas.getByRole('link', { name: t('make') })).toHaveAttribute('href', '/office/coupons/new');
  },
};

export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('link', { name: wordsIn('office/coupons', story)('make') })).toBeNull();
  },
};

/** What is chosen stands in the address of every other choice too. */
export const NoneFound: Story = {
  args: { page: { coupons: [], next: null }, filter: { ...filter, q: 'zzz' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/coupons', story);
    await expect(canvas.getByRole('link', { name: t('is_stopped') })).toHaveAttribute('href', '/office/coupons?q=zzz&state=stopped');
    await expect(canvas.getByRole('link', { name: t('without_filter') })).toHaveAttribute('href', '/office/coupons');
  },
};

export const None: Story = { args: { page: { coupons: [], next: null } } };
