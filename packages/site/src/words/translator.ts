import { locales, type Language } from './language.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
/** Keys as callers name them: `bottles` for `bottles_one` and `bottles_other`. */
export type MessageKey<Messages> = keyof Messages extends infer Key ? (Key extends `${infer Base}${PluralSuffix}` ? Base | Key : Key) & string : never;
export type Values = Readonly<Record<string, string | number>>;
export type Translate<Messages> = (key: MessageKey<Messages>, values?: Values) => string;

const rules = new Map<Language, Intl.PluralRules>();

/**
 * Reads flat messages in the syntax of i18next v4 JSON: `{{name}}` and, with `count`, the plural
 * forms `_one`, `_other` … by the language's rules (`_zero` before them for 0). Words only:
 * the caller renders the text, so nothing is escaped. A missing key comes back as itself, and a
 * value that was not given leaves its `{{name}}` standing.
 */
export function translator<Messages extends Readonly<Record<string, string>>>(messages: Messages, language: Language): Translate<Messages> {
  return (key, values) => {
    const text = find(messages, key, language, values?.['count']);
    if (text === undefined) return key;
    if (values === undefined) return text;
    return text.replace(/\{\{\s*(.+?)\s*\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
  };
}

function find(messages: Readonly<Record<string, string>>, key: string, language: Language, count: string | number | undefined): string | undefined {
  const own = (name: string) => (Object.hasOwn(messages, name) ? messages[name] : undefined);
  if (count === undefined || typeof count === 'string') return own(key);
  const zero = count === 0 ? own(`${key}_zero`) : undefined;
  return zero ?? own(`${key}_${pluralRules(language).select(count)}`) ?? own(key) ?? own(`${key}_other`);
}

function pluralRules(language: Language): Intl.PluralRules {
  let found = rules.get(language);
  if (!found) {
    found = new Intl.PluralRules(locales[language]);
    rules.set(language, found);
  }
  return found;
}
