import type { Language } from '@parral/api-spec/languages';
import { deliveryWindow, type DeliveryWindow } from '@parral/rules';
import { daysInWords } from '../../platform/content/delivery/delivery-words.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import { readMessages } from '../../platform/words/words.ts';
import { dayAtEstate } from '../shipping/index.ts';
import type { SiteContent } from '../site/index.ts';
import type messages from './messages.en.json';
import type { OrderRow } from './order.store.ts';
import type { RevisionSnapshot } from './revision-snapshot.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** What an estimate is made from: the order, what was bought, and which days count at the estate. */
export interface EstimateSubject {
  order: Pick<OrderRow, 'placedAt' | 'status' | 'deliveredOn' | 'carrier' | 'dispatchedAt'>;
  snapshot: Pick<RevisionSnapshot, 'parts' | 'deliveryDays'>;
  site: Pick<SiteContent, 'carriers' | 'holidays'>;
}

/**
 * Between which days an order arrives: by the working days that were said when it was bought; once it is on its way, by those of
 * its carrier to that country, where the folder says them. Null where nothing is sent or said, where it is there or canceled, and
 * when the last of the days is over.
 */
export function deliveryEstimate({ order, snapshot, site }: EstimateSubject, now = new Date()): DeliveryWindow | null {
  const { shipping_mode: mode, shipping_address: address } = snapshot.parts;
  if (mode === 'shop' || address === null || order.deliveredOn !== null || order.status === 'canceled') return null;
  const carrier = order.dispatchedAt === null ? undefined : site.carriers.find(({ name }) => name === order.carrier);
  const carried = carrier?.days?.[address.country_id];
  const days = carried ?? snapshot.deliveryDays;
  if (days === undefined) return null;
  const from = carried && order.dispatchedAt ? order.dispatchedAt : order.placedAt;
  const window = deliveryWindow(dayAtEstate(from), days, site.holidays);
  return window.latest < dayAtEstate(now) ? null : window;
}

/** The same as a mail says it: `2 to 4 working days, between 25 and 27 November`; the estate's own words where it says no days. */
export function deliveryInWords(subject: EstimateSubject & { site: Pick<SiteContent, 'deliveryTime'> }, language: Language): string {
  const { parts, deliveryDays } = subject.snapshot;
  if (parts.shipping_mode === 'shop' || parts.shipping_address === null) return '';
  const window = deliveryEstimate(subject);
  if (window === null) return deliveryDays ? daysInWords(deliveryDays, language) : subject.site.deliveryTime[language];
  const earliest = dayInWords(window.earliest, language);
  return window.earliest === window.latest
    ? words(language)('arrivesOn', { day: earliest })
    : words(language)('arrivesBetween', { earliest, latest: dayInWords(window.latest, language) });
}
