import type { Meta, StoryObj } from '@storybook/react-vite';
import { VineRow } from './VineRow.tsx';
import { guide } from '../../../.storybook/guide.ts';

/** When not: where the figure is not said in words beside it. */
const meta = {
  title: 'Illustrations/VineRow',
  component: VineRow,
  parameters: { guide: guide({ use: 'A figure as a row of vines: how much of a goal is reached.', unseen: 'The figure stands in words beside it.' }) },
} satisfies Meta<typeof VineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { count: 12 } };
export const Progress: Story = { args: { count: 13, grown: 9 } };
export const NothingYet: Story = { args: { count: 13, grown: 0 } };
