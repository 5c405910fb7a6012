import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOrder } from '../../testing/example-orders.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { CancelOrderForm } from './CancelOrderForm.tsx';

const meta = {
  title: 'Office/Cancel an order',
  component: CancelOrderForm,
  args: { found: exampleOrder, reason: '', problem: null },
  decorators: [inOffice('/office/orders/K7QX-3182/cancel')],
  parameters: framed,
} satisfies Meta<typeof CancelOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Refused: Story = { args: { reason: 'Dos veces pedido', problem: 'It is on its way already.' } };
