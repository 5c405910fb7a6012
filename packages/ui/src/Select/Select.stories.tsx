import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: two to five answers that should all be seen; that is a RadioGroup. */
const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    guide: guide({
      use: 'One of many known answers: countries, subjects.',
      parts: ['label', 'hint', 'the box, which is the browser’s own', 'what went wrong'],
      keys: { letters: 'go to the first that begins so', '↓ ↑': 'the next, the one before', 'Alt ↓': 'opens it' },
      unseen: 'That the list stands in an order that readers of each language expect.',
      words: {
        rule: 'The answers are as they would be written; the first empty one says what is chosen.',
        yes: { es: 'Elija un país', en: 'Choose a country' },
        no: { es: '---', en: '---' },
      },
      pairs: [
        {
          yes: () => (
            <Select
              label="País"
              options={[
                { value: '', label: 'Elija un país' },
                { value: 'AT', label: 'Austria' },
                { value: 'ES', label: 'España' },
                { value: 'FR', label: 'Francia' },
                { value: 'IT', label: 'Italia' },
                { value: 'PT', label: 'Portugal' },
              ]}
            />
          ),
          no: () => (
            <Select
              label="¿Es un regalo?"
              options={[
                { value: 'si', label: 'Sí' },
                { value: 'no', label: 'No' },
              ]}
            />
          ),
          why: 'Many known answers stand in a list that letters search.',
          but: 'Two answers hidden behind a press: a Checkbox asks it with one.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const countries = [
  { value: 'ES', label: 'España' },
  { value: 'PT', label: 'Portugal' },
  { value: 'FR', label: 'Francia' },
];

export const Box: Story = { args: { label: 'País', options: countries, defaultValue: 'ES' } };
export const Wrong: Story = {
  args: {
    label: 'Provincia',
    options: [
      { value: '', label: 'Elija una' },
      { value: '26', label: 'La Rioja' },
    ],
    error: 'Elija la provincia del envío.',
  },
};
export const Disabled: Story = { args: { label: 'País', options: countries, disabled: true } };
export const Plain: Story = {
  args: {
    label: 'Ordenar por',
    variant: 'plain',
    options: [
      { value: 'new', label: 'Añada, de nueva a vieja' },
      { value: 'price', label: 'Precio' },
    ],
  },
};
