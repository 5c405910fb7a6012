import type { Language } from '@parral/api-spec/languages';
import { visitPath } from '@parral/site/paths';
import type { Translate } from '@parral/site/words';
import type { Visits } from './brand-visits.ts';

export interface VisitParts extends Visits {
  language: Language;
  t: Translate<'blocks/visits'>;
}

/** Where a visit is booked: its own page, or its place on the page of all. */
export function hrefOf(visit: Visits['visits'][number], visitsUrl: string): string {
  return visit.href ?? visitPath(visitsUrl, visit.slug);
}
