import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { realKeys } from '../../.storybook/real-keys.ts';
import { Disclosure } from './Disclosure.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: what everybody needs to read. */
const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  parameters: {
    guide: guide({
      use: 'What some readers need and most do not: a question and its answer, ingredients.',
      parts: ['the line that opens it', 'what it holds'],
      keys: { 'Enter, Space': 'opens and closes' },
      unseen: 'That nothing stands in it that everybody has to know. The browser finds words in it.',
      words: { rule: 'The question, in the reader’s words.', yes: { es: '¿Puedo cambiar la hora?', en: 'Can I change the time?' } },
      pairs: [
        {
          yes: () => <Disclosure summary="¿Puedo cambiar la hora?">Sí, hasta 48 horas antes, desde el enlace de su correo.</Disclosure>,
          no: () => <Disclosure summary="Importante">La visita no se devuelve con menos de 48 horas.</Disclosure>,
          why: 'A question of some, whose answer waits for who asks it.',
          but: 'What costs money stands open: nobody presses “important” to be told no.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Disclosure>;
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
