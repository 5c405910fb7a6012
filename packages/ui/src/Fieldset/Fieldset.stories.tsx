import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

/** When not: one control; its label is enough. */
const meta = { title: 'Forms/Fieldset', component: Fieldset } satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  args: { legend: 'Dirección de envío', legendSize: 'minor', hint: 'No enviamos a apartados de correos', children: <TextField label="Calle y número" /> },
};
