import type { Language } from '@parral/api-spec/languages';
import type { Resources } from '../../words/messages.ts';
import { wordsFrom, type Words } from '../../words/translator.ts';

let words: Words | undefined;

/** The words that came with the page, in its language: of what its blocks have named, nothing else. */
export function pageWords(): Words {
  if (words) return words;
  const resources = JSON.parse(document.getElementById('messages')?.textContent ?? '{}') as Resources;
  return (words = wordsFrom(resources, document.documentElement.lang as Language));
}
