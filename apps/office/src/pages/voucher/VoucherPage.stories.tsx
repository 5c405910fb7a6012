import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleVoucher, exampleVouchers } from '../../testing/example-vouchers.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VoucherPage } from './VoucherPage.tsx';

const meta = {
  title: 'Office/Voucher',
  component: VoucherPage,
  args: { found: exampleVoucher, language: page.language, mayChange: true, done: null, problem: null, typed: new URLSearchParams() },
  decorators: [inOffice('/office/vouchers/V-7K3MP-9WQ2D')],
  parameters: framed,
} satisfies Meta<typeof VoucherPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unused: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/voucher', story);
    await expect(canvas.getByRole('button', { name: t('extend') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('stop') })).toBeVisible();
  },
};

/** A voucher that was used leads to its visit, and is changed no more. */
export const Used: Story = {
  args: { found: { ...exampleVoucher, voucher: exampleVouchers[1]!, used_at: '2026-11-23T10:00:00Z', visits: ['KX7-2MPQ'] } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: 'KX7-2MPQ' })).toHaveAttribute('href', '/office/visits/KX7-2MPQ');
    await expect(canvas.queryByRole('button', { name: wordsIn('office/voucher', story)('extend') })).toBeNull();
  },
};

export const Blocked: Story = {
  args: { found: { ...exampleVoucher, voucher: exampleVouchers[2]! }, done: 'stop' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('button', { name: wordsIn('office/voucher', story)('serve') })).toBeVisible();
  },
};

export const Refused: Story = { args: { problem: 'Sorteo', typed: new URLSearchParams({ until: '2020-01-01', reason: 'Sorteo' }) } };

export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/voucher', story)('extend') })).toBeNull();
  },
};
