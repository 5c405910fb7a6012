import type { ReactNode } from 'react';
import { pseudoLanguage, type Language } from '@parral/api-spec/languages';
import { pseudoMessages } from '@parral/config/pseudo-language';
import { resourcesOf, type MessageFiles } from '../words/messages.ts';
import { siteMessages } from '../words/site-messages.ts';
import { wordsFrom, type Words } from '../words/translator.ts';
import { WordsContext } from '../words/use-words.ts';

const rooms = new Map<string, MessageFiles>(Object.entries(siteMessages));

/** Names the messages of a room for its stories and tests, as `import.meta.glob` gives them. */
export function registerMessages(room: string, files: MessageFiles): void {
  rooms.set(room, files);
}

/** The words of every room that is registered, in a language or in the pseudo-language of the tests. */
export function wordsOfRooms(language: string): Words {
  const isPseudo = language === pseudoLanguage.code;
  const resources = Object.assign({}, ...[...rooms].map(([room, files]) => resourcesOf(room, files)[isPseudo ? 'en' : language])) as Record<
    string,
    Record<string, string>
  >;
  const shown = isPseudo ? Object.fromEntries(Object.entries(resources).map(([namespace, messages]) => [namespace, pseudoMessages(messages)])) : resources;
  return wordsFrom(shown, language as Language);
}

/** What a test draws, with the words of the rooms that are registered. */
export function InWords({ language, children }: { language: Language; children: ReactNode }) {
  return <WordsContext value={wordsOfRooms(language)}>{children}</WordsContext>;
}
