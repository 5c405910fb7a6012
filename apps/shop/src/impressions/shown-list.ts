import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { impressionPosition } from '@parral/rules';
import { trackedItem, type TrackedItem } from '@parral/site/browser';
import type { ShownList } from './track-impressions.ts';

/** What a page says of a list of wines, for who counts them. */
export interface ListOnPage {
  list: ShownList;
  language: Language;
  /** As the tag manager counts them, in the order of the list's items. */
  items: TrackedItem[];
}

type Card = components['schemas']['ProductCard'];

/** Attributes of the element that holds nothing but the list's items: read by `track-lists.ts`, which needs no React. */
export function shownList(list: ShownList, cards: readonly Card[], language: Language): { 'data-shown-list': string } {
  const view = 'catalogue' in list ? list.view : undefined;
  const items = cards.map(({ id, title, category, price, vintage, format }, at) =>
    trackedItem({ id, name: title, category, variant: `${vintage}, ${format}`, price, position: impressionPosition(view?.p ?? 1, at, view?.page_size ?? 0) }),
  );
  return { 'data-shown-list': JSON.stringify({ list, language, items } satisfies ListOnPage) };
}
