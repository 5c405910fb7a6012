import { useId } from 'react';
import { classNames } from '../class-names.ts';
import * as tick from '../Checkbox/Checkbox.css.ts';
import * as css from './ToggleList.css.ts';

export interface ToggleListProps {
  /** names the whole for those who listen */
  label: string;
  options: readonly { value: string; label: string }[];
  /** those that are on */
  chosen: readonly string[];
  /** one was turned on or off; not called while `saving` */
  onToggle: (value: string) => void;
  /** on its way to the server: all keep their place and their focus, and do nothing when pressed */
  saving?: boolean;
  /** id of a sentence about it: that it is saved at once */
  describedBy?: string;
}

/** Several things that are on or off, each acting at once. With a Save button, they are Checkboxes. */
export function ToggleList({ label, options, chosen, onToggle, saving, describedBy }: ToggleListProps) {
  const id = useId();
  return (
    <ul className={css.list} aria-label={label} aria-describedby={describedBy} aria-busy={saving || undefined}>
      {options.map((option) => {
        const on = chosen.includes(option.value);
        return (
          <li key={option.value} className={css.item}>
            <label className={classNames(tick.row, css.row, saving && css.waiting)} htmlFor={`${id}-${option.value}`}>
              <input
                id={`${id}-${option.value}`}
                type="checkbox"
                className={tick.tick}
                checked={on}
                aria-disabled={saving || undefined}
                onChange={() => {
                  if (!saving) onToggle(option.value);
                }}
              />
              <span>{option.label}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
