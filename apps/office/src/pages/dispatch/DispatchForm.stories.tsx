import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOrder } from '../../testing/example-orders.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { DispatchForm } from './DispatchForm.tsx';

const meta = {
  title: 'Office/Send an order',
  component: DispatchForm,
  args: { found: exampleOrder, carrier: 'gls', trackingNumber: '', problem: null },
  decorators: [inOffice('/office/orders/K7QX-3182/dispatch')],
  parameters: framed,
} satisfies Meta<typeof DispatchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Refused: Story = { args: { trackingNumber: '8839210', problem: 'Somebody else has sent it.' } };
