import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleVouchers } from '../../testing/example-vouchers.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VoucherList } from './VoucherList.tsx';

const filter = { q: '', state: '', after: '' };
const meta = {
  title: 'Office/Vouchers',
  component: VoucherList,
  args: { page: { vouchers: [...exampleVouchers], next: 'x' }, filter, language: page.language, mayChange: true, made: 0 },
  decorators: [inOffice('/office/vouchers')],
  parameters: framed,
} satisfies Meta<typeof VoucherList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/vouchers', story);
    await expect(canvas.getByRole('link', { name: 'V-7K3MP-9WQ2D' })).toHaveAttribute('href', '/office/vouchers/V-7K3MP-9WQ2D');
    await expect(canvas.getByRole('link', { name: t('make') })).toHaveAttribute('href', '/office/vouchers/new');
  },
};

export const JustMade: Story = { args: { made: 3 } };

export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('link', { name: wordsIn('office/vouchers', story)('make') })).toBeNull();
  },
};

/** What is chosen stands in the address of every other choice too. */
export const NoneFound: Story = {
  args: { page: { vouchers: [], next: null }, filter: { ...filter, q: 'zzz' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/vouchers', story);
    await expect(canvas.getByRole('link', { name: t('tab_used') })).toHaveAttribute('href', '/office/vouchers?q=zzz&state=used');
    await expect(canvas.getByRole('link', { name: t('without_filter') })).toHaveAttribute('href', '/office/vouchers');
  },
};

export const NoneYet: Story = { args: { page: { vouchers: [], next: null } } };
