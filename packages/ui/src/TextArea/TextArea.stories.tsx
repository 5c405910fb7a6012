import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: one line; that is a TextField. */
const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    guide: guide({
      use: 'More than a line, in the reader’s own words.',
      parts: ['label', 'hint', 'the area', 'how much of the room is used'],
      keys: { Enter: 'a new line' },
      unseen: 'The count is told when writing stops, not at every letter.',
      words: { rule: 'A field that may stay empty says so.', yes: { es: 'Comentario para el envío (opcional)', en: 'Note for the delivery (optional)' } },
      pairs: [
        {
          yes: () => (
            <TextArea
              label="Comentario para el envío (opcional)"
              maxLength={200}
              counter={(used, most) => `${used} de ${most}`}
              defaultValue="Dejar en portería"
            />
          ),
          no: () => <TextArea label="Nombre de quien lo recoge" />,
          why: 'Room for a sentence, how much of it is left, and that it may stay empty.',
          but: 'A name is one line: the room asks for more, and Enter makes a second one.',
        },
      ],
    }),
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounter: Story = {
  args: { label: 'Comentario para el envío (opcional)', maxLength: 200, counter: (used, most) => `${used} de ${most}`, defaultValue: 'Dejar en portería' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Comentario para el envío (opcional)'), ' si no hay nadie');
    await expect(canvas.getByText('33 de 200')).toBeVisible();
  },
};
export const Wrong: Story = { args: { label: 'Mensaje', error: 'Escriba qué necesita, en una frase.' } };
