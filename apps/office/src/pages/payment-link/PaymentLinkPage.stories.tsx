import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleLink, exampleLinks } from '../../testing/example-payment-links.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PaymentLinkPage } from './PaymentLinkPage.tsx';

const meta = {
  title: 'Office/Payment link',
  component: PaymentLinkPage,
  args: { found: exampleLink, language: page.language, mayChange: true, done: null, problem: null },
  decorators: [inOffice(`/office/orders/links/${exampleLink.id}`)],
  parameters: { ...framed, given: [framed.given, exampleLinks] },
} satisfies Meta<typeof PaymentLinkPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = { args: { found: exampleLinks[0]!, done: 'made' } };
export const Opened: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/payment-link', story);
    await expect(canvas.getByRole('button', { name: t('send') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('withdraw') })).toBeVisible();
  },
};
/** A paid link leads to its order, and is changed no more. */
export const Paid: Story = {
  args: { found: exampleLinks[2]! },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: 'FSCT-29V0' })).toHaveAttribute('href', '/office/orders/FSCT-29V0');
    await expect(canvas.queryByRole('button', { name: wordsIn('office/payment-link', story)('withdraw') })).toBeNull();
  },
};
export const Expired: Story = { args: { found: exampleLinks[3]! } };
export const Withdrawn: Story = { args: { found: exampleLinks[4]!, done: 'withdraw' } };
export const Refused: Story = { args: { problem: 'Lucía' } };
export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/payment-link', story)('send') })).toBeNull();
  },
};
