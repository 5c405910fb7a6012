import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';
import { guide } from '../../.storybook/guide.ts';
import { Select } from '../Select/Select.tsx';

/** When not: many answers (Select) or answers that need a sentence and a price (ChoiceCards). */
const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: guide({
      use: 'One of two to five that all fit in a word or two.',
      parts: ['legend', 'the answers, one a line; in a row only where all are short'],
      keys: { '↑ ←': 'the one before', '↓ →': 'the one after', Tab: 'into the group, and out of it' },
      unseen: 'That none is chosen beforehand where choosing has consequences.',
      words: { rule: 'All answers of one kind and one length.', yes: { es: 'Persona · Empresa', en: 'Person · Company' } },
      pairs: [
        {
          yes: () => (
            <RadioGroup
              legend="Es para"
              name="right"
              options={[
                { value: 'a', label: 'Persona' },
                { value: 'b', label: 'Empresa' },
              ]}
            />
          ),
          no: () => (
            <Select
              label="Es para"
              options={[
                { value: '', label: 'Seleccione…' },
                { value: 'a', label: 'Persona' },
                { value: 'b', label: 'Empresa' },
              ]}
            />
          ),
          why: 'What can be seen at once need not be opened.',
          but: 'Two answers behind a press: what the other one is, only the curious know.',
        },
      ],
    }),
  },
} satisfies Meta<typeof RadioGroup>;
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
