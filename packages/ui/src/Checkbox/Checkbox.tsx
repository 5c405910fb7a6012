import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as field from '../Field/Field.css.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'form' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'required'
> {
  /** may hold links */
  label: ReactNode;
  /** What is agreed to, at the label's end; it opens in another window, so that nothing typed in the form is lost. */
  about?: { href: string; words: string };
  hint?: ReactNode;
  error?: ReactNode;
}

/** Something that is so or not. A choice that acts at once says so in its label. */
export function Checkbox({ id, label, about, hint, error, ...input }: CheckboxProps) {
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
        <span>
          {label}
          {about && (
            <>
              {' '}
              <TextLink variant="inline" href={about.href} target="_blank" rel="noopener noreferrer">
                {about.words}
              </TextLink>
            </>
          )}
        </span>
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
