import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atGate, framed } from '../../testing/office-story.tsx';
import { CodeForm } from './CodeForm.tsx';

const meta = {
  title: 'Office/Code',
  component: CodeForm,
  args: { next: '', problem: null },
  decorators: [atGate],
  parameters: framed,
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvas, ...story }) => {
    // A phone offers the code that it has, and its keys for figures.
    await expect(canvas.getByLabelText(wordsIn('office/code', story)('code'))).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
export const Wrong: Story = { args: { problem: 'That code is wrong.' } };
