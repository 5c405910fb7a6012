import { impressionPosition } from '@parral/rules';
import { track } from '@parral/site';
import { type RefObject, useEffect, useRef } from 'react';
import type { CatalogueData } from './load.server.ts';

/** Tells the tag manager which wine of a shelf is gone to, with its place in the list. The shelf is what the ref is given to. */
export function useProductClicks({ list, view }: Pick<CatalogueData, 'list' | 'view'>): RefObject<HTMLDivElement | null> {
  const shelf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = shelf.current;
    const click = ({ target }: Event) => {
      const item = target instanceof Element && target.closest('a') ? target.closest('li') : null;
      const index = item && place ? [...place.querySelectorAll('li')].indexOf(item) : -1;
      const card = list.products[index];
      if (!card) return;
      const { id, title, category, price, vintage, format } = card;
      track('product_click', {
        item: { id, name: title, category, variant: `${vintage}, ${format}`, price, position: impressionPosition(list.page, index, view.page_size) },
        list: 'catalogue',
      });
    };
    place?.addEventListener('click', click);
    return () => place?.removeEventListener('click', click);
  }, [list, view]);
  return shelf;
}
