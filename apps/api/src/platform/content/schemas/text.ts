import { languages, type Language } from '@parral/api-spec/languages';
import { z } from 'zod';

export const language = z.enum(languages as readonly [Language, ...Language[]]);

/** One line or paragraph of words, never empty. */
export const text = z.string().trim().min(1, 'expected some text, got nothing between the quotes');

/** Everything that was read as `localised`, so that its languages can be checked wherever it stands. */
const texts = new WeakSet<object>();

/** The same words in the languages of a site; that none of them is missing is checked once the brands are known (`checkTexts`). */
export const localised = z
  .strictObject(Object.fromEntries(languages.map((code) => [code, text.optional()])))
  .superRefine((words) => void texts.add(words)) as unknown as z.ZodObject<Record<Language, typeof text>, z.core.$strict>;
export type Localised = z.output<typeof localised>;

/** Whether it was read as `localised`: a language may be missing in it. */
export function isLocalised(value: object): value is Partial<Localised> {
  return texts.has(value);
}

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens such as gran-reserva');

export const email = z.string().regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'expected an e-mail address such as bodega@example.com');

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.string().refine(isDay, 'expected a day that exists, written as 2026-05-31');

/** A whole number from a least to a greatest value. */
export const whole = (least: number, greatest: number) => z.number().int().min(least).max(greatest);

/** Whether it is a day that exists, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
