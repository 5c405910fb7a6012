import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: one control; its label is enough. */
const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  parameters: {
    guide: guide({
      use: 'Several controls that answer one question: an address, a group of boxes.',
      parts: ['the legend, which is read before each control', 'hint', 'the controls', 'what is wrong with all of them together'],
      unseen: 'That the legend is short: some readers hear it before every single field.',
      words: { rule: 'The question, or what it is.', yes: { es: 'Dirección de envío', en: 'Delivery address' } },
      pairs: [
        {
          yes: () => (
            <Fieldset legend="Dirección de envío">
              <TextField label="Calle y número" />
            </Fieldset>
          ),
          no: () => (
            <Fieldset legend="Escriba aquí la dirección completa a la que desea que le enviemos su pedido">
              <TextField label="Calle y número" />
            </Fieldset>
          ),
          why: 'Two words say what the fields have in common.',
          but: 'A screen reader says the whole sentence again before every field.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  args: { legend: 'Dirección de envío', legendSize: 'minor', hint: 'No enviamos a apartados de correos', children: <TextField label="Calle y número" /> },
};
