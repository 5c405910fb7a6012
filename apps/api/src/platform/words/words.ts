import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { pseudoMessages as makePseudoMessages } from '@parral/config/pseudo-language';
import { languages, localeOf, pseudoLanguage, type Language } from '@parral/api-spec/languages';
import { messageFormat } from '@parral/rules';
import i18next from 'i18next';

type Messages = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
/** Keys as callers name them: `bottles` for `bottles_one` and `bottles_other`. */
type MessageKey<Of> = keyof Of extends infer Key ? (Key extends `${infer Base}${PluralSuffix}` ? Base | Key : Key) & string : never;

/** Reads a message in one language: `t('bottles', { count: 3 })`. */
export type Translate<Of> = (key: MessageKey<Of>, values?: Values) => string;

/**
 * The messages of a feature, `messages.<language>.json` beside the module that asks, in i18next's JSON as everywhere. They are read
 * when first asked for; it throws where a language has none.
 *
 * @param module `import.meta.url` of the module that asks
 */
export function readMessages<Of>(module: string): (language: Language) => Translate<Of> {
  let translators: ReadonlyMap<Language, Translate<Of>> | undefined;
  return (language) => {
    translators ??= makeTranslators(module);
    const translate = translators.get(language);
    if (translate === undefined) throw new Error(`There are no messages in "${language}".`);
    return translate;
  };
}

function makeTranslators<Of>(module: string): ReadonlyMap<Language, Translate<Of>> {
  const instance = i18next.createInstance({
    resources: Object.fromEntries(languages.map((language) => [language, { messages: messagesIn(language, module) }])),
    defaultNS: 'messages',
    ...messageFormat,
  });
  void instance.init();
  return new Map(
    languages.map((language) => {
      const t: (key: string, values: Values) => string = instance.getFixedT(language);
      // What has no values in it always reads the same.
      const plain = new Map<string, string>();
      const readPlain = (key: string): string => {
        const known = plain.get(key) ?? t(key, {});
        plain.set(key, known);
        return known;
      };
      return [language, (key, values) => (values === undefined ? readPlain(key) : t(key, { ...values }))];
    }),
  );
}

function messagesIn(language: Language, module: string): Messages {
  const read = (code: string) => JSON.parse(readFileSync(new URL(`messages.${code}.json`, module), 'utf8')) as Messages;
  return (language as string) === pseudoLanguage.code ? pseudoMessages(read('en')) : read(language);
}

/** By `require`, and only where it is on: a server in production does without the package of the tests. */
function pseudoMessages(english: Messages): Messages {
  const tests = createRequire(import.meta.url)('@parral/config/pseudo-language') as { pseudoMessages: typeof makePseudoMessages };
  return tests.pseudoMessages(english);
}

/** A language in the words of another: `languageName('en', 'es')` → `inglés`. */
export function languageName(of: Language, language: Language): string {
  return new Intl.DisplayNames([localeOf(language)], { type: 'language' }).of(of) ?? of;
}
