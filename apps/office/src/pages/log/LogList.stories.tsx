import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrder } from '../../testing/example-orders.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { LogList } from './LogList.tsx';

const filter = { q: '', from: '', to: '', before: '' };
const meta = {
  title: 'Office/Log',
  component: LogList,
  args: { log: { actions: exampleOrder.actions, next: 6 }, filter, people: new Map(), language: page.language },
  decorators: [inOffice('/office/log')],
  parameters: framed,
} satisfies Meta<typeof LogList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Issue 16, must show 6: a search there finds who refunded what. */
export const Refunds: Story = {
  args: { filter: { ...filter, q: 'K7QX' } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getAllByText('Marta Gil').length).toBeGreaterThan(0);
    const t = wordsIn('office/log', story);
    await expect(canvas.getByLabelText(t('search'))).toHaveValue('K7QX');
    await expect(canvas.getAllByRole('link', { name: 'K7QX-3182' })[0]).toHaveAttribute('href', '/office/orders/K7QX-3182');
    await expect(canvas.getByText((text) => text.includes(`${t('fact_refund')}: 24,50`))).toBeInTheDocument();
  },
};
export const NoneFound: Story = { args: { log: { actions: [], next: null }, filter: { ...filter, q: 'zzz' } } };
export const NoneYet: Story = { args: { log: { actions: [], next: null } } };
