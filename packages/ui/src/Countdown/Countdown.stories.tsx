import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Countdown } from './Countdown.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: an offer that is made to look scarce. It stands where something really ends. */
const meta = {
  title: 'Content/Countdown',
  component: Countdown,
  parameters: {
    guide: guide({
      use: 'Something is kept for the reader and really ends: the places of a visit.',
      parts: ['what is left, as a line and as a figure', 'what it is kept for', 'what can be done about it'],
      unseen: 'It is told at the beginning and shortly before the end, and in between only when asked.',
      words: {
        rule: 'What is kept, and until when.',
        yes: { es: 'Guardamos sus cuatro plazas 15 minutos.', en: 'We keep your four places for 15 minutes.' },
        no: { es: '¡Dese prisa!', en: 'Hurry!' },
      },
      pairs: [
        {
          yes: () => (
            <Countdown of={900} left={872} label="Tiempo que queda">
              Guardamos sus cuatro plazas hasta que acabe el tiempo.
            </Countdown>
          ),
          no: () => (
            <Countdown of={900} left={59} label="Tiempo que queda">
              ¡Dese prisa! Esta oferta se acaba.
            </Countdown>
          ),
          why: 'Places are kept, and given back when it is over: it says which and how long.',
          but: 'Nothing ends: at the next visit it begins anew, and the true one is believed no more.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { of: 900, label: 'Tiempo que queda', children: 'Guardamos sus cuatro plazas de las 12:00 hasta que acabe el tiempo.' };

export const Begun: Story = { args: { ...args, left: 872 } };
export const NearlyOver: Story = {
  args: { ...args, left: 59, said: 'Queda un minuto', action: <Button size="small">Dar más tiempo</Button> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('timer', { name: 'Tiempo que queda' })).toHaveTextContent('00:59');
    await expect(canvas.getByRole('status')).toHaveTextContent('Queda un minuto');
    // The last minute has the whole ring: all thirty cuts are there when it begins.
    const cuts = [...canvasElement.querySelectorAll('path')].map((cut) => cut.classList[0]);
    await expect(new Set(cuts).size).toBe(1);
  },
};
export const Over: Story = { args: { ...args, left: 0 } };
