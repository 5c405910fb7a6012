import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { realKeys } from '../../.storybook/real-keys.ts';
import { Disclosure } from './Disclosure.tsx';

/** When not: what everybody needs to read. */
const meta = { title: 'Content/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { summary: 'Ingredientes', children: 'Uvas, conservador: sulfitos. Embotellado con nitrógeno.', open: true } };

/** Enter opens, Enter closes, without script of ours. */
export const Keyboard: Story = {
  args: { summary: 'Reciclaje', children: 'Botella GL 71, vidrio. Corcho FOR 51.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Reciclaje')).toHaveFocus();
    await expect(canvas.getByText(/GL 71/)).not.toBeVisible();
    const keys = await realKeys();
    if (!keys) return;
    await keys.keyboard('{Enter}');
    await expect(canvas.getByText(/GL 71/)).toBeVisible();
    await keys.keyboard('{Enter}');
    await expect(canvas.getByText(/GL 71/)).not.toBeVisible();
  },
};
