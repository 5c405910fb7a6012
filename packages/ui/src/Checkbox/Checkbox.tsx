import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'form' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'required'
> {
  /** may hold links */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Something that is so or not. A choice that acts at once says so in its label. */
export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={classNames(css.row, input.disabled && css.off)}>
        <input
          {...input}
          id={control}
          type="checkbox"
          className={css.tick}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <div className={css.below}>
          {hint && (
            <p id={`${control}-hint`} className={field.hint}>
              {hint}
            </p>
          )}
          {error && (
            <p id={`${control}-error`} className={field.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
