import { type ChangeEvent, type ComponentProps, useLayoutEffect, useState } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';
import { maskedText } from './mask-text.ts';

export interface MaskedFieldProps
  extends FieldWords, Pick<ComponentProps<'input'>, 'id' | 'name' | 'onBlur' | 'ref' | 'disabled' | 'autoComplete' | 'placeholder'> {
  /** `#` stands for a digit, all else is written by itself: `## / ## / ####` */
  mask: string;
  /** as the mask has it, perhaps not yet whole: `21 / 03` */
  value: string;
  /** what a text means that was pasted, filled in, or is whole in the mask's form: in that form, undefined where nothing is understood */
  read?: (written: string) => string | undefined;
  onChange: (value: string) => void;
}

/** Digits in a fixed form, of which the signs between write themselves. For a day that is looked up, a date field. */
export function MaskedField({ id, label, hint, error, mask, value, read, onChange, ...input }: MaskedFieldProps) {
  const [cursor, setCursor] = useState<{ field: HTMLInputElement; at: number } | null>(null);
  // With the text, not a frame later: the next figure may be written by then.
  useLayoutEffect(() => cursor?.field.setSelectionRange(cursor.at, cursor.at), [cursor]);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const masked = maskedText({ mask, before: value, written: target.value, cursor: target.selectionStart ?? target.value.length, read });
    onChange(masked.text);
    setCursor(masked.cursor === null ? null : { field: target, at: masked.cursor });
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} type="text" inputMode="numeric" value={value} onChange={change} className={css.box} />}
    </Field>
  );
}
