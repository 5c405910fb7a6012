import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { DispatchList } from './DispatchList.tsx';

const meta = {
  title: 'Office/Send by a list',
  component: DispatchList,
  args: { text: '', formKey: '1b671a64-40d5-491e-99b0-da01ff1f3341', problem: null },
  decorators: [inOffice('/office/orders/dispatch')],
  parameters: framed,
} satisfies Meta<typeof DispatchList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Faulty: Story = { args: { text: 'K7QX-3182', problem: 'Line 1.' } };
