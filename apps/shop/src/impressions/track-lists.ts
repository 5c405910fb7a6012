import { hasConsent, track, whenVisible } from '@parral/site/browser';
import type { ListOnPage } from './shown-list.ts';

/**
 * Tells the tag manager which lists of wines were seen (specification section 2) and which wine of them is gone to. Without the reader's
 * consent nothing is fetched or told.
 */
export function trackLists(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-shown-list]')) {
    const { list, language, items } = JSON.parse(element.dataset['shownList'] ?? '{}') as ListOnPage;
    const name = 'catalogue' in list ? 'catalogue' : 'related';
    element.addEventListener('click', ({ target }) => {
      const entry = target instanceof Element && target.closest('a') ? target.closest('li') : null;
      const item = entry ? items[[...element.querySelectorAll('li')].indexOf(entry)] : undefined;
      if (item) track('select_item', { ecommerce: { item_list_name: name, items: [item] } });
    });
    whenVisible(element, () => {
      if (!hasConsent('analytics')) return;
      const shown = items.map(({ item_id: id }) => id);
      import('./track-impressions.ts')
        .then(({ trackImpressions }) => trackImpressions(list, shown, language))
        .catch((error: unknown) => console.error('the impressions could not be tracked', error));
    });
  }
}
