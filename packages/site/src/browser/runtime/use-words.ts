import { createContext, useContext } from 'react';
import type { Translate } from '../../words/translator.ts';

/** Reads the messages of the block around. */
export const WordsContext = createContext<Translate<Record<string, string>> | null>(null);

/** The words of the block around (its `Runtime`), with its own keys: `useWords<typeof es>()`. Throws outside of a `Runtime`. */
export function useWords<Messages extends Readonly<Record<string, string>>>(): Translate<Messages> {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('There are no words here: the block does not stand in <Runtime language messages>.');
  return words;
}
