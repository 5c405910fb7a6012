import { useState, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps
  extends
    FieldWords,
    Pick<
      ComponentProps<'textarea'>,
      'id' | 'name' | 'form' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'readOnly' | 'required' | 'autoComplete' | 'placeholder' | 'maxLength' | 'rows'
    > {
  value?: string;
  defaultValue?: string;
  /** words for the letters used so far, as `33 de 200`; given the count and `maxLength` */
  counter?: (used: number, most: number) => string;
}

/** Several lines of text, with a counter where there is a most. */
export function TextArea({ id, label, hint, error, counter, onChange, ...area }: TextAreaProps) {
  const [typed, setTyped] = useState((area.defaultValue ?? '').length);
  const used = area.value === undefined ? typed : area.value.length;
  const aside = counter && area.maxLength !== undefined && <span className={field.count}>{counter(used, area.maxLength)}</span>;
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(field.box, css.area)}
          onChange={(event) => {
            setTyped(event.target.value.length);
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
