import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleLinks } from '../../testing/example-payment-links.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PaymentLinkList } from './PaymentLinkList.tsx';

const meta = {
  title: 'Office/Payment links',
  component: PaymentLinkList,
  args: { page: { links: [...exampleLinks], next: exampleLinks[0]!.id }, filter: { q: '', state: '', after: '' }, mayOrder: true, language: page.language },
  decorators: [inOffice('/office/orders/links')],
  parameters: { ...framed, given: [framed.given, exampleLinks] },
} satisfies Meta<typeof PaymentLinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const NoneYet: Story = {
  args: { page: { links: [], next: null } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('office/payment-links', story)('none'))).toBeVisible();
  },
};
export const NoneFound: Story = { args: { page: { links: [], next: null }, filter: { q: 'x', state: 'paid', after: '' } } };
export const ReadOnly: Story = {
  args: { mayOrder: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('link', { name: wordsIn('office/payment-links', story)('telephone_order') })).toBeNull();
  },
};
