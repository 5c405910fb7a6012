import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pageQueryClient } from './query-client.ts';

/**
 * What a block stands in that asks the API: the page's query client.
 * Where two blocks of a page may ask the same, what they draw from the answer waits for `useHydrated`.
 */
export function Runtime({ children }: { children: ReactNode }) {
  const [queryClient] = useState(pageQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
