import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a telephone or a postcode, whose form depends on the country; those are TextFields. */
const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  parameters: {
    guide: guide({
      use: 'A value whose form everybody knows and that is written with signs between: a date of birth.',
      parts: ['label', 'hint: the order of the parts', 'the written part, with its signs put in by themselves'],
      keys: { figures: 'are written; signs come by themselves', Backspace: 'takes the figure, not the sign' },
      unseen: 'That what is pasted in another form (1992-02-29) comes out right, and that the whole is read and not figure by figure.',
      words: { rule: 'The hint says the order in words.', yes: { es: 'Día, mes y año', en: 'Day, month, year' }, no: { es: 'dd/mm/aaaa', en: 'dd/mm/yyyy' } },
      pairs: [
        {
          yes: () => <Writing {...args} value="21 / 03 / 1984" />,
          no: () => <Writing {...args} label="Teléfono" hint="Nueve cifras" mask="### ### ###" value="600 112 233" />,
          why: 'Everybody writes a birthday in these parts; the signs between come by themselves.',
          but: 'A number from Portugal or Germany does not fit: the mask swallows its last figures.',
        },
      ],
    }),
  },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Fecha de nacimiento', hint: 'Día, mes y año', mask: '## / ## / ####', value: '', onChange: fn() };

function Writing(given: MaskedFieldProps) {
  const [value, setValue] = useState(given.value);
  return <MaskedField {...given} value={value} onChange={setValue} />;
}

export const Filled: Story = { args: { ...args, value: '21 / 03 / 1984' } };
export const Wrong: Story = { args: { ...args, value: '31 / 02 / 1984', error: 'Ese día no existe. Revise la fecha.' } };

/** Section 9: "Birthday mask ## / ## / ####". Only digits count; the signs write and rub themselves out. */
export const Keyboard: Story = {
  args,
  render: Writing,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Fecha de nacimiento');
    await userEvent.type(field, '21a03');
    await expect(field).toHaveValue('21 / 03');
    await userEvent.type(field, '19847');
    await expect(field).toHaveValue('21 / 03 / 1984');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('21 / 03');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('');
  },
};

/** A digit put right in the middle leaves the cursor where it was. */
export const InTheMiddle: Story = {
  args: { ...args, value: '21 / 03 / 1984' },
  render: Writing,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Fecha de nacimiento');
    await userEvent.click(field);
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await expect(field).toHaveValue('21 / 01 / 984');
    await waitFor(() => expect(field.selectionStart).toBe(6));
  },
};

/** Fault: on a busy phone the cursor of one figure was put right after the next was written: the third stood before it. */
export const FasterThanTheScreen: Story = {
  args: { ...args, value: '21 / 03' },
  render: Writing,
  play: async ({ canvas }) => {
    const frames: FrameRequestCallback[] = [];
    const drawing = spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const field = canvas.getByLabelText<HTMLInputElement>('Fecha de nacimiento');
    await userEvent.click(field);
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await userEvent.keyboard('45');
    drawing.mockRestore();
    for (const frame of frames) frame(performance.now());
    await expect(field).toHaveValue('24 / 50 / 3');
    await expect(field.selectionStart).toBe(6);
  },
};

/** Fault: select all and paste `29021992` showed `29 / 02 / 199`. What is pasted over what stood there is taken whole. */
export const Replaced: Story = {
  args: { ...args, value: '21 / 03 / 1984' },
  render: Writing,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Fecha de nacimiento');
    await userEvent.click(field);
    field.select();
    await userEvent.paste('29021992');
    await expect(field).toHaveValue('29 / 02 / 1992');
    field.select();
    await userEvent.keyboard('3.4.1985');
    await expect(field).toHaveValue('03 / 04 / 1985');
  },
};
