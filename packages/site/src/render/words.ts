import { pseudoMessages } from '@parral/config/pseudo-language';
import { languages, pseudoLanguage, type Language } from '@parral/api-spec/languages';
import { messageFormat } from '@parral/rules';
import i18next, { type TFunction } from 'i18next';
import { resourcesOf, type MessageFiles, type MessagesPart, type Namespace, type Resources } from '../words/messages.ts';
import { siteMessages } from '../words/site-messages.ts';
import type { Values, Words } from '../words/translator.ts';

/** The words of an app's pages on the server. */
export interface ServerWords {
  in(language: Language): Words;
  /** What a page sends along for its live blocks. Throws for a namespace or a key that no room of the app has. */
  resources(language: Language, wanted: readonly (Namespace | MessagesPart)[]): Resources;
}

/**
 * Puts the messages of an app's rooms together. On the server i18next itself reads them; the browser is spared it (`wordsFrom`).
 *
 * @param rooms messages by room, as `import.meta.glob` gives them
 */
export function createWords(rooms: Readonly<Record<string, MessageFiles>>): ServerWords {
  const resources: Record<string, Record<string, Record<string, string>>> = {};
  for (const [room, files] of Object.entries({ ...siteMessages, ...rooms }))
    for (const [language, found] of Object.entries(resourcesOf(room, files))) Object.assign((resources[language] ??= {}), found);
  const english = resources['en'] ?? {};
  if (languages.includes(pseudoLanguage.code as Language))
    resources[pseudoLanguage.code] = Object.fromEntries(Object.entries(english).map(([namespace, messages]) => [namespace, pseudoMessages(messages)]));
  const instance = i18next.createInstance({
    resources,
    ...messageFormat,
  });
  void instance.init();

  const made = new Map<Language, Words>();
  return {
    in(language) {
      const known = made.get(language);
      if (known) return known;
      const words = wordsOf(instance.getFixedT.bind(instance), language);
      made.set(language, words);
      return words;
    },
    resources(language, wanted) {
      const found: Record<string, Record<string, string>> = {};
      for (const one of wanted) {
        const { namespace, keys } = typeof one === 'string' ? { namespace: one, keys: undefined } : one;
        const messages = resources[language]?.[namespace];
        if (!messages)
          throw new Error(`There are no messages of ${namespace} in "${language}". Are they called messages.${language}.json, in a folder of that name?`);
        const own = (found[namespace] ??= {});
        for (const key of keys ?? Object.keys(messages)) {
          const text = messages[key];
          if (text === undefined) throw new Error(`${namespace} has no message ${key} in "${language}".`);
          own[key] = text;
        }
      }
      return found;
    },
  };
}

function wordsOf(fixedT: (language: string, namespace: string) => TFunction, language: Language): Words {
  const made = new Map<string, (key: string, values?: Values) => string>();
  const read = (namespace: string) => {
    const known = made.get(namespace);
    if (known) return known;
    const t = fixedT(language, namespace);
    const translate = (key: string, values?: Values) => t(key, { ...values });
    made.set(namespace, translate);
    return translate;
  };
  return read;
}
