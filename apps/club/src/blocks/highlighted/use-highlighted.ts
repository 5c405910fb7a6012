import { useApiClient } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { track } from '@parral/site/browser';
import { useEffect, useState } from 'react';
import { isSessionEnded } from '../../session/session-ended.ts';
import type { HighlightedPage } from './load.server.ts';
import { trackedCard } from './tracked-cards.ts';

export type MoreState = 'idle' | 'loading' | 'failed' | 'ended';
const list = 'club';

/** The cards page by page; each page is told to the tag manager once it is shown. */
export function useHighlighted(pageId: string, language: Language, first: HighlightedPage) {
  const client = useApiClient();
  const [pages, setPages] = useState([first]);
  const [state, setState] = useState<MoreState>('idle');
  const shown = pages.length;
  const latest = pages.at(-1);

  useEffect(() => {
    if (latest && latest.products.length > 0)
      track('view_item_list', { ecommerce: { item_list_name: list, items: latest.products.map((card, index) => trackedCard(card, shown, index)) } });
  }, [latest, shown]);

  /** Section 2: "8 per page, See more button". */
  async function more(): Promise<void> {
    if (state === 'loading') return;
    setState('loading');
    try {
      const next = await client.getHighlightedProducts({ query: { page_id: pageId, language, page: shown + 1 } });
      setPages((now) => [...now, next]);
      setState('idle');
    } catch (error) {
      console.error('more of the selection could not be had', error);
      setState(isSessionEnded(error) ? 'ended' : 'failed');
    }
  }

  return {
    cards: pages.flatMap(({ products }, page) => products.map((card, index) => ({ card, tracked: trackedCard(card, page + 1, index) }))),
    /** index of the first card of the page that came last; 0 while there is one page */
    newest: pages.slice(0, -1).reduce((sum, { products }) => sum + products.length, 0),
    hasMore: latest?.has_next ?? false,
    state,
    more,
    follow: (item: ReturnType<typeof trackedCard>) => track('select_item', { ecommerce: { item_list_name: list, items: [item] } }),
  };
}
