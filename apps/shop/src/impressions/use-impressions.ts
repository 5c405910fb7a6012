import type { Language } from '@parral/api-spec/languages';
import { hasConsent } from '@parral/site/browser';
import { useEffect } from 'react';
import type { ShownList } from './tell-impressions.ts';

/** Tells the tag manager once which wines are shown. Without the reader's consent nothing is asked, loaded or told. */
export function useImpressions(list: ShownList, shown: readonly string[], language: Language): void {
  const kind = 'catalogue' in list ? 'catalogue' : 'relatedTo';
  const of = 'catalogue' in list ? list.catalogue : list.relatedTo;
  const view = 'catalogue' in list ? list.view : undefined;
  const ids = shown.join();
  useEffect(() => {
    if (!hasConsent('analytics') || ids === '') return;
    const told = kind === 'catalogue' ? { catalogue: of, ...(view && { view }) } : { relatedTo: of };
    import('./tell-impressions.ts')
      .then(({ tellImpressions }) => tellImpressions(told, ids.split(','), language))
      .catch((error: unknown) => console.error('the impressions could not be told', error));
  }, [kind, of, view, ids, language]);
}
