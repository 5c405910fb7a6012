import type { Language } from '@parral/api-spec/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { translator } from '../../words/translator.ts';
import { pageQueryClient } from './query-client.ts';
import { WordsContext } from './use-words.ts';

export interface RuntimeProps {
  language?: Language;
  /** The block's messages in that language: flat i18next v4 JSON. */
  messages?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const none = {};

/**
 * What a big block stands in: the page's query client.
 * Where two blocks of a page may ask the same, what they draw from the answer waits for `useAlive`.
 */
export function Runtime({ language = 'es', messages = none, children }: RuntimeProps) {
  const [queryClient] = useState(pageQueryClient);
  const words = useMemo(() => translator(messages, language), [messages, language]);
  return (
    <QueryClientProvider client={queryClient}>
      <WordsContext value={words}>{children}</WordsContext>
    </QueryClientProvider>
  );
}
