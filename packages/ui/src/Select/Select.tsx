import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldControl, type FieldWords } from '../Field/Field.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldWords,
    Pick<
      ComponentProps<'select'>,
      'id' | 'name' | 'form' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'required' | 'autoComplete'
    > {
  options: readonly SelectOption[];
  /** `plain`: label and choice on one line, without a box */
  variant?: 'box' | 'plain';
}

/** One of several, by the browser's own list. For two to five that should be seen, use RadioGroup. */
export function Select({ id, label, hint, error, options, variant = 'box', ...select }: SelectProps) {
  const made = useId();
  const plain = variant === 'plain';
  const list = (control: Partial<FieldControl>) => (
    <span className={css.place}>
      <select {...select} {...control} className={classNames(field.box, css.select, plain && css.plain)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classNames(css.arrow, plain && css.plainArrow)}>
        <Glyph name="chevron-down" />
      </span>
    </span>
  );
  if (!plain)
    return (
      <Field id={id} label={label} hint={hint} error={error}>
        {list}
      </Field>
    );
  return (
    <span className={css.plainField}>
      <label htmlFor={id ?? made} className={css.plainLabel}>
        {label}
      </label>
      {list({ id: id ?? made })}
    </span>
  );
}
