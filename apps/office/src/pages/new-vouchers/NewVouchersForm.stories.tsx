import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { NewVouchersForm } from './NewVouchersForm.tsx';

const visits = [
  { value: 'alba/any', brand: 'Alba', visit: null },
  { value: 'alba/la-bodega', brand: 'Alba', visit: 'La bodega de 1924' },
];

const meta = {
  title: 'Office/Vouchers/New',
  component: NewVouchersForm,
  args: { visits, typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/vouchers/new')],
  parameters: { ...framed, given: [...framed.given, visits] },
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
  args: { typed: new URLSearchParams({ visit: 'alba/la-bodega', reason: 'Sorteo' }), problem: 'Sorteo' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/new-vouchers', story)('visit'))).toHaveValue('alba/la-bodega');
  },
};
