import { type ChangeEvent, useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Calendar.css.ts';

export interface CalendarDay {
  /** the figure in the cell */
  date: number;
  value: string;
  /** the day in full, to be heard: sábado, 16 de octubre */
  spoken: string;
  /** under the figure: what is to be had; of a full one, the word that says so */
  text?: string;
  /** `free` can be chosen; `full` is hatched and struck through; `closed` has nothing at all */
  state: 'free' | 'full' | 'closed';
}

export interface CalendarProps {
  /** names the choice: Días de octubre de 2027 */
  legend: string;
  /** from Monday: in full, and in two letters for a phone */
  weekdays: readonly { long: string; short: string }[];
  /** columns to leave empty before the first day, 0 to 6 */
  offset: number;
  days: readonly CalendarDay[];
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** being asked for anew: what stands is of before */
  busy?: boolean;
}

/** One day of a month, seen as a ruled page. The arrow keys move between the days that are free. */
export function Calendar({ legend, weekdays, offset, days, name, value, onChange, busy }: CalendarProps) {
  const base = useId();
  return (
    <fieldset className={css.calendar} aria-busy={busy || undefined}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <table className={css.month}>
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" className={css.weekday} abbr={long}>
                <span className={css.long}>{long}</span>
                <span className={css.short} aria-hidden="true">
                  {short}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, offset).map((week, index) => (
            <tr key={week.find((day) => day)?.value ?? index}>
              {week.map((day, column) => (
                <td key={day?.value ?? `blank-${column}`} className={classNames(css.cell, day ? css.state[day.state] : undefined)}>
                  {day && <Day day={day} id={`${base}-${day.value}`} name={name} checked={day.value === value} onChange={onChange} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

interface DayProps extends Pick<CalendarProps, 'name' | 'onChange'> {
  day: CalendarDay;
  id: string;
  checked: boolean;
}

function Day({ day, id, name, checked, onChange }: DayProps) {
  const words = (
    <>
      <span className={css.figure[day.state]}>{day.date}</span>
      {day.text && <span className={css.text}>{day.text}</span>}
    </>
  );
  if (day.state === 'closed') return <span className={css.day}>{words}</span>;
  return (
    <label className={classNames(css.day, css.choice)} htmlFor={id}>
      <input
        id={id}
        type="radio"
        className={css.input}
        name={name}
        value={day.value}
        checked={checked}
        onChange={onChange}
        disabled={day.state === 'full'}
        aria-label={day.text ? `${day.spoken}, ${day.text}` : day.spoken}
      />
      {words}
    </label>
  );
}

/** Rows of seven, empty cells before the first day and after the last. */
function weeksOf(days: readonly CalendarDay[], offset: number): (CalendarDay | null)[][] {
  const cells: (CalendarDay | null)[] = [...Array.from({ length: offset }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
