import { localeOf, type Language } from '@parral/api-spec/languages';
import { unbrokenPhones } from '@parral/rules';
import type { Messages, Namespace, Resources } from './messages.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
/** Keys as callers name them: `bottles` for `bottles_one` and `bottles_other`. */
export type MessageKey<Of> = keyof MessagesOf<Of> extends infer Key ? (Key extends `${infer Base}${PluralSuffix}` ? Base | Key : Key) & string : never;
export type Values = Readonly<Record<string, string | number>>;
/** Reads the messages of a namespace: `t('bottles', { count: 3 })`. */
export type Translate<Of> = (key: MessageKey<Of>, values?: Values) => string;
/** Reads any namespace in one language: `words('shop/basket')('title')`. */
export type Words = <Of extends Namespace>(namespace: Of) => Translate<Of>;

type MessagesOf<Of> = Of extends Namespace ? Messages[Of] : Of;

/** The words of a page from the messages that came with it. Throws for a namespace that did not. */
export function wordsFrom(resources: Resources, language: Language): Words {
  const made = new Map<string, Translate<Record<string, string>>>();
  const read = (namespace: string) => {
    const known = made.get(namespace);
    if (known) return known;
    const messages = resources[namespace];
    if (!messages) throw new Error(`There are no messages of ${namespace} here: name it among the \`words\` of the block.`);
    const translate = translator(messages, language);
    made.set(namespace, translate);
    return translate;
  };
  // By its type a namespace has the keys of its English file; that the others have them too is tested (packages/config/architecture).
  return read as Words;
}

const rules = new Map<Language, Intl.PluralRules>();

/**
 * Reads flat messages in the syntax of i18next v4 JSON: `{{name}}` and, with `count`, the plural
 * forms `_one`, `_other` … by the language's rules (`_zero` before them for 0). Words only:
 * the caller renders the text, so nothing is escaped. A missing key comes back as itself, and a
 * value that was not given leaves its `{{name}}` standing. A telephone number among the values is not parted at a line's end.
 */
export function translator<Of extends Readonly<Record<string, string>>>(messages: Of, language: Language): Translate<Of> {
  return (key, values) => {
    const text = find(messages, key, language, values?.['count']);
    if (text === undefined) return key;
    if (values === undefined) return text;
    return text.replace(/\{\{\s*(.+?)\s*\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? unbrokenPhones(String(values[name])) : whole));
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
    found = new Intl.PluralRules(localeOf(language));
    rules.set(language, found);
  }
  return found;
}
