import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';

export interface TextFieldProps
  extends
    FieldWords,
    Pick<
      ComponentProps<'input'>,
      | 'id'
      | 'name'
      | 'form'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'onFocus'
      | 'ref'
      | 'disabled'
      | 'readOnly'
      | 'required'
      | 'autoComplete'
      | 'autoCapitalize'
      | 'inputMode'
      | 'placeholder'
      | 'pattern'
      | 'maxLength'
      | 'minLength'
      | 'min'
      | 'max'
      | 'step'
      | 'spellCheck'
    > {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'number' | 'date' | 'url';
  /** as wide as what is expected in it */
  width?: 'full' | 'short';
  /** a button that belongs to it, beside the box: apply, subscribe */
  action?: ReactNode;
}

/** One line of text or a number. Spread `register(name)` of react-hook-form into it. */
export function TextField({ id, label, hint, error, type = 'text', width = 'full', action, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => {
        const box = <input {...input} {...control} type={type} className={classNames(css.box, css.width[width])} />;
        if (!action) return box;
        return (
          <div className={css.withAction}>
            {box}
            {action}
          </div>
        );
      }}
    </Field>
  );
}
