import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: several lines (TextArea) or a few known answers (Select, RadioGroup). */
const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    guide: guide({
      use: 'One line that the reader writes.',
      parts: [
        'label, always seen',
        'hint, before writing',
        'the field; its width says how much is expected',
        'an action that belongs to it',
        'what went wrong',
      ],
      keys: { Enter: 'sends the form' },
      unseen: 'That `autoComplete` and `inputMode` are right: try it on a telephone.',
      words: {
        rule: 'Label a noun; an error says what is expected, with an example.',
        yes: { es: 'Escriba un correo válido, como nombre@correo.es.', en: 'Write a valid email, such as name@mail.com.' },
        no: { es: 'Formato incorrecto', en: 'Invalid format' },
      },
      pairs: [
        {
          yes: () => <TextField label="Teléfono" hint="Para el transportista" type="tel" />,
          no: () => <TextField label="" placeholder="Teléfono" type="tel" />,
          why: 'The label stands while it is written, and when the form is read again.',
          but: 'A word inside the field is gone when it is needed.',
        },
      ],
    }),
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { label: 'Nombre', defaultValue: 'Lucía', autoComplete: 'given-name' } };
export const WithHint: Story = { args: { label: 'Teléfono', hint: 'Para el transportista', type: 'tel', placeholder: '+34 600 000 000' } };
export const Short: Story = { args: { label: 'Código postal', width: 'short', inputMode: 'numeric' } };
export const ReadOnly: Story = { args: { label: 'Documento, lo cambia la bodega', defaultValue: '16 624 081 K', readOnly: true } };
export const WithAction: Story = { args: { label: 'Código de descuento', action: <Button variant="outline">Aplicar</Button> } };
export const Disabled: Story = { args: { label: 'Región', disabled: true } };

/** The error is tied to the control, told by words and by a thicker border. */
export const Wrong: Story = {
  args: { label: 'Correo electrónico', type: 'email', defaultValue: 'lucia@correo', error: 'Escriba un correo válido, como nombre@correo.es.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Correo electrónico');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Escriba un correo válido, como nombre@correo.es.');
  },
};
