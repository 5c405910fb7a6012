import { createContext, useContext } from 'react';
import type { Namespace } from './messages.ts';
import type { Translate, Words } from './translator.ts';

/** The words of the page. On the server i18next stands behind them, in the browser what came with the page (`wordsFrom`). */
export const WordsContext = createContext<Words | null>(null);

/** The messages of a namespace in the page's language: `const t = useWords('shop/basket')`. */
export function useWords<Of extends Namespace>(namespace: Of): Translate<Of> {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('There are no words here: nothing around gives a WordsContext.');
  return words(namespace);
}
