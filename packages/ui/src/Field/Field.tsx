import { useId, type ReactNode } from 'react';
import * as css from './Field.css.ts';

export interface FieldWords {
  label: ReactNode;
  /** help that stands under the label before anything went wrong */
  hint?: ReactNode;
  /** what is wrong and what to do; ties itself to the control */
  error?: ReactNode;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  /** the control's id; made when left out */
  id?: string;
  /** at the foot, opposite the error: a counter */
  aside?: ReactNode;
  /** draws the control with what ties it to the words */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control, tied by id and `aria-describedby`. */
export function Field({ id, label, hint, error, aside, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={control} className={css.label}>
        {label}
      </label>
      {hint && (
        <p id={`${control}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children({ id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {(error || aside) && (
        <div className={css.foot}>
          {error && (
            <p id={`${control}-error`} className={css.error}>
              {error}
            </p>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}
