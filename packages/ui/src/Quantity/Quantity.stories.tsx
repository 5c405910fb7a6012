import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import type { QuantityProps } from './Quantity.tsx';
import { Quantity } from './Quantity.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: numbers without a most, or great ones; those are a TextField. */
const meta = {
  title: 'Shop/Quantity',
  component: Quantity,
  parameters: {
    guide: guide({
      use: 'A small number with a least and a most: bottles, visitors.',
      parts: ['label', 'one less', 'the number, which can be written', 'one more'],
      keys: { '↑ ↓': 'one more, one less', figures: 'write it' },
      unseen: 'That the new number is told, and the most where it is reached.',
      words: { rule: 'Each button says one of what.', yes: { es: 'Una más · Una menos', en: 'One more · One less' }, no: { es: '+ · −', en: '+ · −' } },
      pairs: [
        {
          yes: () => <Counting {...labels} label="Botellas" value={2} max={6} onChange={fn()} />,
          no: () => <Counting {...labels} label="Año de nacimiento" value={1984} min={1900} max={2008} onChange={fn()} />,
          why: 'A small number with an end: two presses, or one figure.',
          but: 'Twenty presses away from most answers: a great number is written, in a TextField.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Quantity>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = { label: 'Cantidad', decreaseLabel: 'Una menos', increaseLabel: 'Una más' };

function Counting(args: QuantityProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Quantity
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}
const meta2 = { render: Counting };

export const Small: Story = { args: { ...labels, value: 2, max: 6, size: 'small', hideLabel: true, onChange: fn() }, ...meta2 };
export const Disabled: Story = { args: { ...labels, value: 1, max: 6, disabled: true, onChange: fn() } };

export const Buttons: Story = {
  ...meta2,
  args: { ...labels, value: 2, max: 3, onChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Cantidad');
    await userEvent.click(canvas.getByRole('button', { name: 'Una más' }));
    await expect(input).toHaveValue(3);
    await expect(canvas.getByRole('button', { name: 'Una más' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Una menos' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

/** Pressed before React is there the field counts by itself; then React hears of a number that nobody is writing: it is told, and put right. */
export const CountedByItself: Story = {
  ...meta2,
  args: { ...labels, value: 1, max: 3, onChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Cantidad');
    const count = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    count('2');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    count('9');
    await waitFor(() => expect(input).toHaveValue(3));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

/** Arrows step; what is out of range is never reported and is put right on leaving. */
export const Keyboard: Story = {
  ...meta2,
  args: { ...labels, value: 2, max: 6, onChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Cantidad');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '40');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await expect(input).toHaveValue(6);
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue(6);
  },
};
