import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleOrder } from '../../testing/example-orders.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { RefundForm } from './RefundForm.tsx';

const meta = {
  title: 'Office/Refund',
  component: RefundForm,
  args: { found: exampleOrder, typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/orders/K7QX-3182/refund')],
  parameters: { ...framed, given: [framed.given, 'K7QX-3182', '2019, 75 cl', '2022, 75 cl'] },
} satisfies Meta<typeof RefundForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: choose, count, say why, send. */
export const Bottles: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/refund', story);
    await expect(canvas.getByRole('radio', { name: t('lines') })).toBeChecked();
    await expect(canvas.queryByLabelText(t('euros'))).not.toBeVisible();
    const [first] = canvas.getAllByRole('spinbutton');
    await expect(first).toHaveAttribute('max', '3');
    await userEvent.click(canvas.getByRole('radio', { name: t('amount') }));
    await expect(canvas.getByLabelText(t('euros'))).toBeVisible();
    await expect(first).not.toBeVisible();
  },
};

/** What was typed is still there. */
export const Refused: Story = {
  args: { typed: new URLSearchParams({ what: 'amount', amount: '500', reason: 'Una botella rota' }), problem: 'That is more than is left.' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/refund', story);
    await expect(canvas.getByLabelText(t('euros'))).toHaveValue('500');
    await expect(canvas.getByRole('alert')).toHaveTextContent('That is more than is left.');
  },
};
