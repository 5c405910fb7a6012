import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleList } from './ToggleList.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: choices that wait for a Save button; those are Checkboxes in a Fieldset. */
const meta = {
  title: 'Forms/ToggleList',
  component: ToggleList,
  parameters: {
    guide: guide({
      use: 'Several may hold, and each counts at once, without Save.',
      parts: ['a label', 'the options, each pressed or not', 'that it is saving, and that it was saved'],
      keys: { 'Space, Enter': 'presses one, and again' },
      unseen: 'That the outcome of saving is told, and that a press while saving is not lost in silence.',
      words: { rule: 'What is liked or wanted, as a noun.', yes: { es: 'Tintos de guarda', en: 'Reds to keep' } },
      pairs: [
        {
          yes: () => <ToggleList {...args} />,
          no: () => (
            <ToggleList label="Antes de pagar" options={[{ value: 'terms', label: 'He leído y acepto las condiciones' }]} chosen={[]} onToggle={fn()} />
          ),
          why: 'Each counts as soon as it is pressed, and is taken back as easily.',
          but: 'What is agreed to is sent with its form: that is a Checkbox.',
        },
      ],
    }),
  },
} satisfies Meta<typeof ToggleList>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'reds', label: 'Tintos de guarda' },
  { value: 'whites', label: 'Blancos sobre lías' },
  { value: 'rose', label: 'Rosados' },
];
const args = { label: 'Qué le gusta', options, chosen: ['reds', 'whites'], onToggle: fn() };

export const Some: Story = { args };

/** Each acts at once, by pointer and by the space bar. */
export const Keyboard: Story = {
  args,
  render: function Toggling(given) {
    const [chosen, setChosen] = useState(given.chosen);
    return (
      <ToggleList
        {...given}
        chosen={chosen}
        onToggle={(value) => setChosen((now) => (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]))}
      />
    );
  },
  play: async ({ canvas }) => {
    const rose = canvas.getByRole('checkbox', { name: 'Rosados' });
    await userEvent.click(rose);
    await expect(rose).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(rose).not.toBeChecked();
  },
};

/** Section 4: "further toggles are ignored while saving". */
export const Saving: Story = {
  args: { ...args, saving: true, onToggle: fn() },
  play: async ({ canvas, args: given }) => {
    const reds = canvas.getByRole('checkbox', { name: 'Tintos de guarda' });
    await userEvent.click(reds);
    await expect(given.onToggle).not.toHaveBeenCalled();
    await expect(reds).toBeChecked();
    await expect(reds).toHaveAttribute('aria-disabled', 'true');
    await expect(reds).toHaveFocus();
  },
};
