import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrders } from '../../testing/example-orders.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { OrderList } from './OrderList.tsx';

const filter = { q: '', status: '', country: '', paid_with: '', from: '', to: '', after: '' };
const meta = {
  title: 'Office/Orders',
  component: OrderList,
  args: {
    page: { orders: [...exampleOrders], next: 'x' },
    filter,
    countries: [
      { code: 'ES', name: 'España' },
      { code: 'DE', name: 'Alemania' },
    ],
    mayChange: true,
    language: page.language,
  },
  decorators: [inOffice('/office/orders')],
  parameters: framed,
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/orders', story);
    await expect(canvas.getByRole('link', { name: 'K7QX-3182' })).toHaveAttribute('href', '/office/orders/K7QX-3182');
    await expect(canvas.getByRole('link', { name: t('tab_all') })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText(t('not_charged'))).toBeVisible();
  },
};

/** What is chosen stands in the address of every other choice too. */
export const Filtered: Story = {
  args: { page: { orders: [exampleOrders[0]!], next: null }, filter: { ...filter, q: 'lucía', status: 'new', country: 'ES', from: '2026-11-01' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/orders', story);
    await expect(canvas.getByLabelText(t('search'))).toHaveValue('lucía');
    await expect(canvas.getByRole('link', { name: t('tab_completed') })).toHaveAttribute(
      'href',
      '/office/orders?q=luc%C3%ADa&status=completed&country=ES&from=2026-11-01',
    );
  },
};

export const LaterPage: Story = { args: { filter: { ...filter, after: 'x' } } };

/** An empty list says why, and how to see more. */
export const NoneFound: Story = {
  args: { page: { orders: [], next: null }, filter: { ...filter, q: 'zzz' } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: wordsIn('office/orders', story)('without_filter') })).toHaveAttribute('href', '/office/orders');
  },
};

export const NoneYet: Story = { args: { page: { orders: [], next: null } } };
