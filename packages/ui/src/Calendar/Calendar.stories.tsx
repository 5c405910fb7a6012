import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Calendar, type CalendarDay, type CalendarProps } from './Calendar.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a day far off, as a birthday; that is typed into a TextField. */
const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  parameters: {
    guide: guide({
      use: 'One day of a month, where most days are closed or full and that has to be seen before choosing.',
      parts: [
        'a legend, which says whose days they are',
        'the names of the weekdays, short for the eye and long for the ear',
        'the days: a figure, and below it how many hours are free',
      ],
      keys: {
        Tab: 'comes to the chosen day, or the first that is free',
        '← →': 'the free day before or after',
        '↑ ↓': 'the same: days are one group of radios',
      },
      unseen: 'That a day is spoken whole ("Saturday 14 March, 4 hours free"), and that closed days are told as closed and not only pale.',
      words: { rule: 'A day that cannot be had says why.', yes: { es: 'Completo', en: 'Full' }, no: { es: 'No disponible', en: 'N/A' } },
      pairs: [
        {
          yes: () => <Calendar {...october} name="pair-yes" value="" days={days.slice(0, 10)} />,
          no: () => (
            <Calendar {...october} name="pair-no" value="" days={days.slice(0, 10).map((day) => (day.state === 'full' ? { ...day, text: 'N/D' } : day))} />
          ),
          why: 'A day that is full says so: who wanted that Saturday knows that there was one.',
          but: 'Three letters for all that cannot be had: whether to ask for another week, they do not tell.',
          wide: true,
        },
      ],
    }),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'].map((long) => ({ long, short: long.slice(0, 2) }));
const shifts: Record<number, number> = { 3: 1, 7: 1, 8: 3, 10: 4, 13: 2, 14: 4, 15: 1, 16: 4, 17: 2, 20: 3, 21: 2, 22: 4, 24: 3 };
const stateOf = (date: number): CalendarDay['state'] => (date === 9 || date === 30 ? 'full' : shifts[date] ? 'free' : 'closed');
const days = Array.from({ length: 31 }, (_, index): CalendarDay => {
  const date = index + 1;
  const state = stateOf(date);
  const text = { free: `${shifts[date]} ${shifts[date] === 1 ? 'turno' : 'turnos'}`, full: 'Completo', closed: undefined }[state];
  return { date, value: `2027-10-${String(date).padStart(2, '0')}`, spoken: `${date} de octubre`, state, ...(text && { text }) };
});
const october: CalendarProps = { legend: 'Días de octubre de 2027', weekdays, offset: 4, days, name: 'day', value: '2027-10-16', onChange: fn() };

function Choosing(args: CalendarProps) {
  const [value, setValue] = useState(args.value);
  return <Calendar {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
}

export const October: Story = { args: october };
export const Busy: Story = { args: { ...october, busy: true } };
export const NothingFree: Story = { args: { ...october, value: '', days: days.map(({ text: _, ...day }) => ({ ...day, state: 'closed' as const })) } };

/** One stop for the tab key; the arrows go from free day to free day and pass by full ones. */
export const Keyboard: Story = {
  args: october,
  render: Choosing,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '16 de octubre, 4 turnos' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '17 de octubre, 2 turnos' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '9 de octubre, Completo' })).toBeDisabled();
  },
};
