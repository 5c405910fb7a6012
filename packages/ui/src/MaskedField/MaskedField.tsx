import type { ChangeEvent, ComponentProps } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';

export interface MaskedFieldProps
  extends FieldWords, Pick<ComponentProps<'input'>, 'id' | 'name' | 'onBlur' | 'ref' | 'disabled' | 'autoComplete' | 'placeholder'> {
  /** `#` stands for a digit, all else is written by itself: `## / ## / ####` */
  mask: string;
  /** as the mask has it, perhaps not yet whole: `21 / 03` */
  value: string;
  onChange: (value: string) => void;
}

/** Digits in a fixed form, of which the signs between write themselves. For a day that is looked up, a date field. */
export function MaskedField({ id, label, hint, error, mask, value, onChange, ...input }: MaskedFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = countDigits(target.value.slice(0, target.selectionStart ?? target.value.length));
    const atEnd = target.selectionStart === target.value.length;
    // Rubbing out a sign between rubs out the digit before it: otherwise it would write itself again for ever.
    const erased = target.value.length < value.length && countDigits(target.value) === countDigits(value);
    const digits = digitsOf(target.value);
    const kept = erased ? digits.slice(0, Math.max(0, before - 1)) + digits.slice(before) : digits;
    const next = applyMask(mask, kept);
    onChange(next);
    if (atEnd) return;
    const place = placeAfter(next, erased ? before - 1 : before);
    requestAnimationFrame(() => target.setSelectionRange(place, place));
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input {...input} {...control} type="text" inputMode="numeric" value={value} onChange={change} maxLength={mask.length + 1} className={css.box} />
      )}
    </Field>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const countDigits = (text: string) => digitsOf(text).length;

/** `21031984` under `## / ## / ####` → `21 / 03 / 1984`; signs follow a digit only when another comes. */
function applyMask(mask: string, digits: string): string {
  let made = '';
  let waiting = '';
  let at = 0;
  for (const sign of mask) {
    if (sign !== '#') {
      waiting += sign;
      continue;
    }
    const digit = digits[at];
    if (digit === undefined) break;
    made += waiting + digit;
    waiting = '';
    at += 1;
  }
  return made;
}

/** Where the text cursor stands after that many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [place, sign] of [...text].entries()) {
    if (seen === digits) return place;
    if (/\d/.test(sign)) seen += 1;
  }
  return text.length;
}
