import { byLanguage, type Language, localeOf } from '@parral/api-spec/languages';
import type { WorkingDays } from '@parral/rules';
import { readMessages } from '../../words/words.ts';
import type { ShippingInFile } from '../schemas/shipping.ts';
import type messages from './messages.es.json';

const words = readMessages<typeof messages>(import.meta.url);

/** What is asked of `shipping.yaml`; the first country is the one that the texts speak of. */
export interface DeliveryTerms extends Partial<Pick<ShippingInFile, 'delivery' | 'deliveryTime'>> {
  countries: readonly (TimedPlace & { zones: readonly (TimedPlace & { served: boolean })[] })[];
}

interface TimedPlace {
  name: Record<Language, string>;
  days?: WorkingDays | null | undefined;
}

/** Places that take the same time: `Portugal y Francia`, `3 a 5 días laborables`. */
export interface DeliveryPlaces {
  names: string;
  days: string;
}

/** `2 a 4 días laborables`. */
export function daysInWords({ from, to }: WorkingDays, language: Language): string {
  return from === to ? words(language)('exactly', { count: to }) : words(language)('days', { from, to });
}

/**
 * How long an order takes in the estate's own country, in a few words by language: its working days, or, where the file says none,
 * `deliveryTime`, else the note `delivery`; empty where there is nothing.
 */
export function deliveryTimeOf(terms: DeliveryTerms | null | undefined): Record<Language, string> {
  const [home] = terms?.countries ?? [];
  return byLanguage((language) => {
    if (home?.days) return words(language)('within', { days: daysInWords(home.days, language), country: home.name[language] });
    return (terms?.deliveryTime ?? terms?.delivery)?.[language] ?? '';
  });
}

/** The note on delivery with the working days of the estate's own country where it says `{days}`. */
export function deliveryNote(terms: DeliveryTerms, language: Language): string {
  const days = terms.countries[0]?.days;
  return (terms.delivery?.[language] ?? '').replaceAll('{days}', days ? daysInWords(days, language) : '');
}

/** Every country, and every part of one that takes another time, put together by how long it takes, in the order of the file. */
export function deliveryPlaces({ countries }: DeliveryTerms, language: Language): DeliveryPlaces[] {
  const listed = countries.flatMap(({ name, days, zones }) => [
    { name: name[language], days },
    ...zones
      .filter((zone) => zone.served && zone.days && key(zone.days) !== (days && key(days)))
      .map((zone) => ({ name: zone.name[language], days: zone.days })),
  ]);
  const timed = listed.flatMap(({ name, days }) => (days ? [{ name, days }] : []));
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return [...Map.groupBy(timed, ({ days }) => key(days)).values()].flatMap((group) =>
    group[0] ? [{ names: list.format(group.map(({ name }) => name)), days: daysInWords(group[0].days, language) }] : [],
  );
}

const key = ({ from, to }: WorkingDays) => `${from}-${to}`;
