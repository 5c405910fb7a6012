import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: one field left wrong while writing; its own message is enough. */
const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    guide: guide({
      use: 'After a form was sent with something wrong in it: what, and the way to each.',
      parts: ['how many there are to correct', 'for each a link to its field, in the words that stand at the field'],
      keys: { Enter: 'on a line, goes to its control' },
      unseen: 'That it takes the focus once, and that its lines stand in the order of the fields.',
      words: {
        rule: 'The count first; each line is the message at the field, word by word.',
        yes: { es: 'Hay 2 datos que corregir', en: '2 things need correcting' },
        no: { es: 'Error en el formulario', en: 'Form invalid' },
      },
      pairs: [
        {
          yes: () => (
            <ErrorSummary
              title="Hay 2 datos que corregir"
              errors={[
                { control: 'pair-postcode', message: 'Faltan cifras del código postal: son cinco.' },
                { control: 'pair-email', message: 'Escriba un correo válido.' },
              ]}
            />
          ),
          no: () => <ErrorSummary title="Error en el formulario" errors={[{ message: 'Algunos campos no son válidos.' }]} />,
          why: 'How many there are, and the way to each, in the words that stand at its field.',
          but: 'What is wrong, and where, is left to the reader to find.',
        },
      ],
    }),
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus after a failed submit; each line leads to its control. */
export const TwoErrors: Story = {
  args: {
    title: 'Hay 2 datos que corregir',
    errors: [
      { control: 'postcode', message: 'Faltan cifras del código postal: son cinco.' },
      { control: 'email', message: 'Escriba un correo válido.' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="postcode" label="Código postal" error="Faltan cifras: son cinco." />
      <TextField id="email" label="Correo" error="Escriba un correo válido." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('alert').focus();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Código postal')).toHaveFocus();
  },
};
