import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { box } from './Field.css.ts';
import { Field } from './Field.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a control that the system has; TextField, TextArea and Select bring their own. */
const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    guide: guide({
      use: 'A control that the system does not have, such as another company’s card field: it gives it label, hint and error.',
      parts: ['label, and beside it what is short', 'hint', 'the control', 'what went wrong'],
      unseen: 'That the control really takes the `id` and `aria-describedby` that it is given.',
      words: { rule: 'A noun, without a colon.', yes: { es: 'Tarjeta', en: 'Card' }, no: { es: 'Introduzca su tarjeta:', en: 'Please enter your card:' } },
      pairs: [
        {
          yes: () => (
            <Field label="Tarjeta" hint="Sin espacios">
              {(control) => <input {...control} className={box} inputMode="numeric" />}
            </Field>
          ),
          no: () => (
            <Field label="Introduzca su tarjeta:" hint="Sin espacios">
              {() => <input className={box} inputMode="numeric" />}
            </Field>
          ),
          why: 'The control takes what it is given: a press on the word leads into it, and the hint is heard there.',
          but: 'It takes nothing: word and hint stand beside a control that has no name.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnyControl: Story = {
  args: {
    label: 'Tarjeta',
    hint: 'Sin espacios',
    error: 'Falta el número de la tarjeta. Está en el anverso.',
    children: (control) => <input {...control} className={box} inputMode="numeric" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Tarjeta');
    await expect(input).toHaveAccessibleDescription('Sin espacios Falta el número de la tarjeta. Está en el anverso.');
    await expect(input).toBeInvalid();
  },
};
