import type { Language, Translate } from '@parral/site';
import type { VisitListData } from './load.server.ts';
import type { es } from './messages.es.ts';

export interface VisitListParts extends VisitListData {
  language: Language;
  t: Translate<typeof es>;
}

/** Where a visit is booked: its own page, or its place on the page of all. */
export function hrefOf(visit: VisitListData['visits'][number], visitsUrl: string): string {
  return visit.href ?? `${visitsUrl}#${visit.slug}`;
}
