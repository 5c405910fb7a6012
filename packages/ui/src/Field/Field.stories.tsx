import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { box } from './Field.css.ts';
import { Field } from './Field.tsx';

/** When not: a control that the system has; TextField, TextArea and Select bring their own. */
const meta = { title: 'Forms/Field', component: Field } satisfies Meta<typeof Field>;
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
