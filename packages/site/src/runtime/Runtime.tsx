import { QueryClientProvider } from '@tanstack/react-query';
import i18next, { type i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../language/language.ts';
import { pageQueryClient } from './query-client.ts';

export interface RuntimeProps {
  language: Language;
  /** The block's messages in that language: flat i18next v4 JSON. */
  messages: Readonly<Record<string, string>>;
  children: ReactNode;
}

/**
 * What a big block stands in: the page's query client and i18next with the block's own messages.
 * Where two blocks of a page may ask the same, what they draw from the answer waits for `useAlive`.
 * Small blocks read their messages with `translator` and stay without either.
 */
export function Runtime({ language, messages, children }: RuntimeProps) {
  const [queryClient] = useState(pageQueryClient);
  const [i18n] = useState(() => createI18n(language, messages));
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </QueryClientProvider>
  );
}

function createI18n(language: Language, messages: RuntimeProps['messages']): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { block: messages } },
    defaultNS: 'block',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
