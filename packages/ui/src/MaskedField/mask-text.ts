/** What a masked field holds after a change, and where the text cursor stands; null: at the end. */
export interface Masked {
  text: string;
  cursor: number | null;
}

interface Change {
  /** `#` stands for a digit, all else is written by itself: `## / ## / ####` */
  mask: string;
  /** as the field was, in the mask's form */
  before: string;
  /** as it is after what was typed, pasted, replaced or filled in */
  written: string;
  /** where the text cursor stands in `written` */
  cursor: number;
  /** understands what is not yet in the mask's form, or is whole in it and means something else: the text in the mask's form */
  read?: ((written: string) => string | undefined) | undefined;
}

/** Brings a change of a masked field into the mask's form. */
export function maskedText({ mask, before, written, cursor, read }: Change): Masked {
  const { inserted, removed } = difference(before, written);
  if (inserted.length > 1) {
    const meant = read?.(written) ?? read?.(inserted);
    if (meant !== undefined) return { text: meant, cursor: null };
  }
  const behind = countDigits(written.slice(0, cursor));
  const atEnd = cursor === written.length;
  // Rubbing out a sign between rubs out the digit before it: otherwise it would write itself again for ever.
  const erasesSign = inserted === '' && removed !== '' && countDigits(removed) === 0;
  const digits = digitsOf(written);
  const kept = erasesSign ? digits.slice(0, Math.max(0, behind - 1)) + digits.slice(behind) : digits;
  // A sign between, typed before its group is full, fills it up: `29.2.` is the 29th of 02.
  const isSign = inserted.length === 1 && atEnd && countDigits(inserted) === 0;
  const text = applyMask(mask, isSign ? filledGroup(mask, kept) : kept);
  if (countDigits(text) === countSigns(mask, '#')) {
    const meant = read?.(text);
    if (meant !== undefined && meant !== text) return { text: meant, cursor: null };
  }
  return { text, cursor: atEnd ? null : placeAfter(text, erasesSign ? behind - 1 : behind) };
}

/** What was put in and taken out between the ends that two texts have in common. */
function difference(before: string, written: string): { inserted: string; removed: string } {
  const most = Math.min(before.length, written.length);
  let start = 0;
  while (start < most && before[start] === written[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === written.at(-1 - end)) end += 1;
  return { inserted: written.slice(start, written.length - end), removed: before.slice(start, before.length - end) };
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const countDigits = (text: string) => digitsOf(text).length;
const countSigns = (text: string, sign: string) => text.split(sign).length - 1;

/** The digits with a zero before the last, where that one stands alone in a group of two. */
function filledGroup(mask: string, digits: string): string {
  let left = digits.length;
  for (const { length } of mask.match(/#+/g) ?? []) {
    if (left === 1 && length === 2) return `${digits.slice(0, -1)}0${digits.slice(-1)}`;
    if (left <= length) return digits;
    left -= length;
  }
  return digits;
}

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
