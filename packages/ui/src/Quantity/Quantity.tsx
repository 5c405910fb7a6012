import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import * as field from '../Field/Field.css.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Quantity.css.ts';

export interface QuantityProps {
  /** what is counted; shown above unless `hideLabel` */
  label: string;
  hideLabel?: boolean;
  decreaseLabel: string;
  increaseLabel: string;
  /** a whole number between `min` and `max` */
  value: number;
  min?: number;
  max: number;
  /** called with every whole number between `min` and `max` that is chosen or written */
  onChange: (value: number) => void;
  size?: 'normal' | 'small';
  name?: string;
  id?: string;
  disabled?: boolean;
  /** id of a message about it */
  describedBy?: string;
}

/** How many, by buttons, by arrow keys or by writing. What is out of range is corrected on leaving the field. */
export function Quantity(props: QuantityProps) {
  const { label, hideLabel, decreaseLabel, increaseLabel, value, min = 1, max, onChange, size = 'normal', name, disabled, describedBy } = props;
  const made = useId();
  const id = props.id ?? made;
  const [draft, setDraft] = useState<string>();
  const [told, setTold] = useState('');

  const choose = (next: number) => {
    const fit = Math.min(Math.max(next, min), max);
    setDraft(undefined);
    setTold(String(fit));
    if (fit !== value) onChange(fit);
  };
  const write = (written: string) => {
    setDraft(written);
    const next = Number(written);
    if (written !== '' && Number.isInteger(next) && next >= min && next <= max && next !== value) onChange(next);
  };
  const correct = (written: string) => {
    const next = Number(written);
    if (written !== '' && Number.isFinite(next)) choose(Math.round(next));
    else setDraft(undefined);
  };
  const button = classNames(css.button, size === 'small' && css.smallButton);
  const labelText = (
    <label htmlFor={id} className={hideLabel ? undefined : field.label}>
      {label}
    </label>
  );

  return (
    <div className={css.place}>
      {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      <div className={classNames(css.frame, size === 'small' && css.small)}>
        <button
          type="button"
          className={button}
          aria-label={decreaseLabel}
          aria-controls={id}
          data-step="down"
          disabled={disabled || value <= min}
          onClick={() => choose(value - 1)}
        >
          <Glyph name="minus" />
        </button>
        <input
          id={id}
          name={name}
          className={css.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={disabled}
          aria-describedby={describedBy}
          value={draft ?? value}
          // Whoever is not in it has left it, or pressed the buttons before React was there.
          onChange={({ target }) => (target === document.activeElement ? write(target.value) : correct(target.value))}
          onBlur={() => draft !== undefined && correct(draft)}
        />
        <button
          type="button"
          className={button}
          aria-label={increaseLabel}
          aria-controls={id}
          data-step="up"
          disabled={disabled || value >= max}
          onClick={() => choose(value + 1)}
        >
          <Glyph name="plus" />
        </button>
      </div>
      <VisuallyHidden>
        <output htmlFor={id}>{told}</output>
      </VisuallyHidden>
    </div>
  );
}
