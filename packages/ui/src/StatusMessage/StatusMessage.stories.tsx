import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusMessage } from './StatusMessage.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: errors that need an answer; those are Notices. */
const meta = {
  title: 'Content/StatusMessage',
  component: StatusMessage,
  parameters: {
    guide: guide({
      use: 'What was done, in a line that passes: saved, taken out.',
      unseen: 'It is there, empty, before it has something to say; otherwise nobody hears it.',
      words: {
        rule: 'In the past, and short.',
        yes: { es: 'Guardado', en: 'Saved' },
        no: { es: '¡Los cambios se han guardado correctamente!', en: 'Your changes have been successfully saved!' },
      },
      pairs: [
        {
          yes: () => <StatusMessage>Guardado</StatusMessage>,
          no: () => <StatusMessage>No se ha podido pagar</StatusMessage>,
          why: 'What went well may pass by itself.',
          but: 'What needs an answer stays: that is a Notice.',
        },
      ],
    }),
  },
} satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = { args: { children: 'Guardado' } };
export const Floating: Story = { args: { children: 'Reserva 2019 ya no está en la cesta', place: 'floating' } };
