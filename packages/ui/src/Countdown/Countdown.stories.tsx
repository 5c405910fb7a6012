import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Countdown } from './Countdown.tsx';

/** When not: an offer that is made to look scarce. It stands where something really ends. */
const meta = { title: 'Content/Countdown', component: Countdown } satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { of: 900, label: 'Tiempo que queda', children: 'Guardamos sus cuatro plazas de las 12:00 hasta que acabe el tiempo.' };

export const Begun: Story = { args: { ...args, left: 872 } };
export const NearlyOver: Story = {
  args: { ...args, left: 59, said: 'Queda un minuto', action: <Button size="small">Dar más tiempo</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tiempo que queda' })).toHaveTextContent('00:59');
    await expect(canvas.getByRole('status')).toHaveTextContent('Queda un minuto');
  },
};
export const Over: Story = { args: { ...args, left: 0 } };
