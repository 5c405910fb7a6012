import type { BlockLoader } from '@parral/site/render';
import type { es as dateEs } from '../visit-booking/messages.es.ts';
import dateMessages from '../visit-booking/messages.ts';
import type { es } from './messages.es.ts';
import messages from './messages.ts';

/** What every such page has in common; the booking is one person's and is fetched in the browser. */
export interface BookedVisitData {
  contactEmail: string;
  words: Record<keyof typeof es, string>;
  /** Words of the choice of a date, for moving. */
  dateWords: Record<keyof typeof dateEs, string>;
}

export const load: BlockLoader<unknown, BookedVisitData> = async ({ site, language }) => ({
  contactEmail: site.contact_email,
  words: messages[language],
  dateWords: dateMessages[language],
});
