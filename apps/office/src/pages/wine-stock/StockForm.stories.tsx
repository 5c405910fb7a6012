import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleWine } from '../../testing/example-wines.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { StockForm } from './StockForm.tsx';

const meta = {
  title: 'Office/Wine/Stock',
  component: StockForm,
  args: { found: exampleWine, typed: new URLSearchParams(), problem: null, language: page.language },
  decorators: [inOffice('/office/wines/ALB-RES-2019-75/stock')],
  parameters: { ...framed, given: [framed.given, 'Alba Reserva'] },
} satisfies Meta<typeof StockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('button', { name: wordsIn('office/wine-stock', story)('submit') })).toBeVisible();
  },
};

/** What was typed is still there, and what is wrong stands above it. */
export const Refused: Story = {
  args: { typed: new URLSearchParams({ reason: 'Inventario' }), problem: 'Inventario' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/wine-stock', story)('reason'))).toHaveValue('Inventario');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
  parameters: { given: [framed.given, 'Alba Reserva', 'Inventario'] },
};
