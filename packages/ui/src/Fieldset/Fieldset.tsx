import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Fieldset.css.ts';

export interface FieldsetProps {
  legend: ReactNode;
  /** `small` as a field's label, `minor` as a heading, `hidden` where a heading stands above already */
  legendSize?: 'small' | 'minor' | 'hidden';
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  id?: string;
  children: ReactNode;
}

/** Controls that answer one question. */
export function Fieldset({ legend, legendSize = 'small', hint, error, disabled, id, children }: FieldsetProps) {
  const made = useId();
  const base = id ?? made;
  const describedBy = [hint && `${base}-hint`, error && `${base}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      className={css.fieldset}
      disabled={disabled}
      data-wrong={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      {legendSize === 'hidden' ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={classNames(css.legend, css.size[legendSize])}>{legend}</legend>
      )}
      {hint && (
        <p id={`${base}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div>{children}</div>
      {error && (
        <p id={`${base}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
