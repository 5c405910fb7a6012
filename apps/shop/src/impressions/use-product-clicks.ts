import type { components } from '@parral/api-spec';
import { track, trackedItem } from '@parral/site/browser';
import { type RefObject, useEffect, useRef } from 'react';

type Card = components['schemas']['ProductCard'];

/**
 * Tracks which wine of a list is gone to, with its place in it. The list's items, in the order of `cards`, stand
 * in what the ref is given to; `first` is the place of the first.
 */
export function useProductClicks(cards: readonly Card[], list: 'catalogue' | 'related', first: number): RefObject<HTMLDivElement | null> {
  const shelf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = shelf.current;
    const click = ({ target }: Event) => {
      const item = target instanceof Element && target.closest('a') ? target.closest('li') : null;
      const at = item && place ? [...place.querySelectorAll('li')].indexOf(item) : -1;
      const card = cards[at];
      if (!card) return;
      const { id, title, category, price, vintage, format } = card;
      const variant = `${vintage}, ${format}`;
      track('select_item', { ecommerce: { item_list_name: list, items: [trackedItem({ id, name: title, category, variant, price, position: first + at })] } });
    };
    place?.addEventListener('click', click);
    return () => place?.removeEventListener('click', click);
  }, [cards, list, first]);
  return shelf;
}
