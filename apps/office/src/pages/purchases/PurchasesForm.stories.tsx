import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PurchasesForm } from './PurchasesForm.tsx';

const meta = {
  title: 'Office/Bought elsewhere',
  component: PurchasesForm,
  args: { typed: new URLSearchParams(), done: null, problem: null },
  decorators: [inOffice('/office/club/purchases')],
  parameters: framed,
} satisfies Meta<typeof PurchasesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Done: Story = { args: { done: { entered: 12, already: 2, problems: [] } } };
export const Faulty: Story = {
  args: {
    typed: new URLSearchParams({ table: '99999' }),
    done: { entered: 0, already: 0, problems: [{ line: 5, problem: 'member', value: '99999' }] },
  },
  parameters: { ...framed, given: [...framed.given, '99999'] },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('office/purchases', story)('is_member'))).toBeVisible();
  },
};
