import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { DispatchList } from './DispatchList.tsx';

const meta = {
  title: 'Office/Send by a list',
  component: DispatchList,
  args: { text: '', done: null, problem: null },
  decorators: [inOffice('/office/orders/dispatch')],
  parameters: framed,
} satisfies Meta<typeof DispatchList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Faulty: Story = { args: { text: 'K7QX-3182', problem: 'Line 1.' } };
export const Done: Story = {
  args: {
    done: {
      rows: [
        { number: 'K7QX-3182', result: 'dispatched', message: null },
        { number: 'M2RT-9004', result: 'already', message: null },
        { number: 'NONE-0000', result: 'refused', message: 'There is no such order.' },
      ],
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/dispatch-list', story);
    await expect(canvas.getByText(t('done', { sent: 1, count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('row', { name: /NONE-0000/ })).toHaveTextContent(t('refused'));
  },
};
