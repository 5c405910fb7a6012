import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PurchasesForm } from './PurchasesForm.tsx';

const meta = {
  title: 'Office/Bought elsewhere',
  component: PurchasesForm,
  args: { typed: new URLSearchParams(), formKey: '1b671a64-40d5-491e-99b0-da01ff1f3341', faults: [], problem: null },
  decorators: [inOffice('/office/club/purchases')],
  parameters: framed,
} satisfies Meta<typeof PurchasesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Faulty: Story = {
  args: {
    typed: new URLSearchParams({ table: '31/02/2026' }),
    faults: [{ line: 5, problem: 'date', value: '31/02/2026' }],
  },
  parameters: { ...framed, given: [...framed.given, '31/02/2026'] },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('office/purchases', story)('is_date'))).toBeVisible();
  },
};
