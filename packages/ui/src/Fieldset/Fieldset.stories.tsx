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
    }),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  args: { legend: 'Dirección de envío', legendSize: 'minor', hint: 'No enviamos a apartados de correos', children: <TextField label="Calle y número" /> },
};
