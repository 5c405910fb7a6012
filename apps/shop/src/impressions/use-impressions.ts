import type { Language } from '@parral/api-spec/languages';
import { hasConsent } from '@parral/site/browser';
import { useEffect } from 'react';
import type { ShownList } from './track-impressions.ts';

/** Tracks once which wines are shown. Without the reader's consent nothing is fetched or tracked. */
export function useImpressions(list: ShownList, shown: readonly string[], language: Language): void {
  const kind = 'catalogue' in list ? 'catalogue' : 'relatedTo';
  const of = 'catalogue' in list ? list.catalogue : list.relatedTo;
  const view = 'catalogue' in list ? list.view : undefined;
  const ids = shown.join();
  useEffect(() => {
    if (!hasConsent('analytics') || ids === '') return;
    const listShown = kind === 'catalogue' ? { catalogue: of, ...(view && { view }) } : { relatedTo: of };
    import('./track-impressions.ts')
      .then(({ trackImpressions }) => trackImpressions(listShown, ids.split(','), language))
      .catch((error: unknown) => console.error('the impressions could not be tracked', error));
  }, [kind, of, view, ids, language]);
}
