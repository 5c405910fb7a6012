import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

/** When not: many answers (Select) or answers that need a sentence and a price (ChoiceCards). */
const meta = { title: 'Forms/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'person', label: 'Persona' },
  { value: 'company', label: 'Empresa' },
];

export const Column: Story = { args: { legend: 'A nombre de', name: 'column', options, defaultValue: 'person' } };
export const Wrong: Story = { args: { legend: 'A nombre de', name: 'wrong', options, error: 'Elija a nombre de quién va la factura.' } };

/** The arrow keys move and choose. */
export const Row: Story = {
  args: {
    legend: 'Documento',
    name: 'row',
    direction: 'row',
    options: [
      { value: 'dni', label: 'DNI' },
      { value: 'nie', label: 'NIE' },
      { value: 'pass', label: 'Pasaporte' },
    ],
    defaultValue: 'dni',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('DNI')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('NIE')).toBeChecked();
  },
};
