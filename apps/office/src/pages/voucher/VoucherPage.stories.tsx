import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSendings, exampleVoucher, exampleVouchers } from '../../testing/example-vouchers.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VoucherPage } from './VoucherPage.tsx';

const meta = {
  title: 'Office/Voucher',
  component: VoucherPage,
  args: { found: exampleVoucher, language: page.language, mayChange: true, done: null, problem: null, typed: new URLSearchParams() },
  decorators: [inOffice('/office/vouchers/V-7K3MP-9WQ2D')],
  parameters: { ...framed, given: [...framed.given, exampleSendings] },
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

/** Of the folder, extended here: it can be given back. */
export const ChangedHere: Story = {
  args: {
    found: { ...exampleVoucher, voucher: { ...exampleVoucher.voucher, made_by: 'folder', place: { file: 'vouchers/visits.yaml', line: 12 }, is_said: true } },
  },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText('vouchers/visits.yaml:12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: wordsIn('office/voucher', story)('folder') })).toBeVisible();
  },
};

/** To whom it was sent stands in the form that sends it again. */
export const Sent: Story = {
  args: { found: { ...exampleVoucher, sendings: [...exampleSendings] }, done: 'send' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/voucher', story);
    await expect(canvas.getByLabelText(t('name'))).toHaveValue('Ana Gil');
    await expect(canvas.getByText('550 no such mailbox')).toBeVisible();
  },
};

/** What was typed is still there, in the form that was sent. */
export const Refused: Story = {
  args: { problem: 'Sorteo', typed: new URLSearchParams({ do: 'extend', until: '2020-01-01', reason: 'Sorteo' }) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/voucher', story);
    await expect(canvas.getByLabelText(t('reason_extend'))).toHaveValue('Sorteo');
    await expect(canvas.getByLabelText(t('name'))).toHaveValue('');
  },
};

export const SendingRefused: Story = {
  args: { problem: 'Ana', typed: new URLSearchParams({ do: 'send', name: 'Ana', email: 'ana@correo.example', language: 'en', words: 'Hola' }) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/voucher', story);
    await expect(canvas.getByLabelText(t('language'))).toHaveValue('en');
  },
};

export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/voucher', story)('extend') })).toBeNull();
  },
};
