import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { NewVouchersForm } from './NewVouchersForm.tsx';

const meta = {
  title: 'Office/Vouchers/New',
  component: NewVouchersForm,
  args: { typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/vouchers/new')],
  parameters: framed,
} satisfies Meta<typeof NewVouchersForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('button', { name: wordsIn('office/new-vouchers', story)('submit') })).toBeVisible();
  },
};

/** What was typed is still there. */
export const Refused: Story = {
  args: { typed: new URLSearchParams({ brand: 'alba', reason: 'Sorteo' }), problem: 'Sorteo' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/new-vouchers', story)('brand'))).toHaveValue('alba');
  },
};
