import { useApiClient } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { track } from '@parral/site/browser';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSessionEnded } from '../../session/SessionEnded.tsx';
import type { HighlightedPage } from './load.server.ts';
import { trackedCard } from './tracked-cards.ts';

export type MoreState = 'idle' | 'loading' | 'failed' | 'ended';
const list = 'club';

/** The cards page by page (section 2: "8 per page, See more button"); each page is tracked once it is shown. */
export function useHighlighted(pageId: string, language: Language, first: HighlightedPage) {
  const client = useApiClient();
  const [pages, setPages] = useState([first]);
  // A mutation, as it is asked for by a press: react-query's own pages of a list would be 8 kB more.
  const next = useMutation({
    mutationFn: (page: number) => client.getHighlightedProducts({ query: { page_id: pageId, language, page } }),
    onSuccess: (page) => setPages((before) => [...before, page]),
    onError: (error) => console.error('more of the selection could not be loaded', error),
  });
  const shown = pages.length;
  const latest = pages.at(-1);

  useEffect(() => {
    if (latest && latest.products.length > 0)
      track('view_item_list', { ecommerce: { item_list_name: list, items: latest.products.map((card, index) => trackedCard(card, shown, index)) } });
  }, [latest, shown]);

  return {
    cards: pages.flatMap(({ products }, page) => products.map((card, index) => ({ card, tracked: trackedCard(card, page + 1, index) }))),
    /** index of the first card of the page that came last; 0 while there is one page */
    newest: pages.slice(0, -1).reduce((sum, { products }) => sum + products.length, 0),
    hasMore: latest?.has_next ?? false,
    state: next.error ? (isSessionEnded(next.error) ? 'ended' : 'failed') : next.isPending ? 'loading' : ('idle' satisfies MoreState),
    more: () => {
      if (!next.isPending) next.mutate(shown + 1);
    },
    follow: (item: ReturnType<typeof trackedCard>) => track('select_item', { ecommerce: { item_list_name: list, items: [item] } }),
  };
}
