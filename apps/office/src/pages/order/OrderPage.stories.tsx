import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrder } from '../../testing/example-orders.ts';
import { allRights, framed, inOffice } from '../../testing/office-story.tsx';
import { signedIn } from '../../testing/sessions.ts';
import { OrderPage } from './OrderPage.tsx';

const { order } = exampleOrder;
const meta = {
  title: 'Office/Order',
  component: OrderPage,
  args: { found: exampleOrder, session: signedIn(allRights), language: page.language, done: null, problem: null },
  decorators: [inOffice('/office/orders/K7QX-3182')],
  parameters: framed,
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToPack: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/order', story);
    await expect(canvas.getByRole('link', { name: t('dispatch') })).toHaveAttribute('href', '/office/orders/K7QX-3182/dispatch');
    await expect(canvas.getByRole('link', { name: t('refund') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('cancel') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('change_address') })).toHaveAttribute('href', '/office/orders/K7QX-3182/address');
  },
};

/** Menu, screen and call read one table: who may only read sees nothing to press. */
export const ReadOnly: Story = {
  args: { session: signedIn(['orders:read']) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/order', story);
    await expect(canvas.queryByRole('link', { name: t('refund') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('step_in_process') })).toBeNull();
  },
};

export const Sent: Story = {
  args: {
    done: 'dispatched',
    found: {
      ...exampleOrder,
      order: {
        ...order,
        status: 'in_process',
        progress: 'dispatched',
        shipment: { carrier: 'GLS', tracking_number: '8839210', tracking_url: 'https://gls.example/8839210', date: '2026-11-23T11:00:00Z' },
      },
    },
  },
};

export const Disputed: Story = {
  args: { found: { ...exampleOrder, disputes: [{ amount: 124.4, state: 'unanswered', answer_by: '2026-11-30T12:00:00Z' }], owed: 24.5 } },
};

/** Somebody else was quicker. */
export const ChangedMeanwhile: Story = {
  args: { problem: 'Somebody else has changed this meanwhile.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else has changed this meanwhile.');
  },
};
