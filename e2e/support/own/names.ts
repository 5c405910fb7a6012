/** What a journey's own things are called in each place; the same in the estate's folder and in the journey. */
export const places = [
  { brand: 'montelar', language: 'es' },
  { brand: 'oria', language: 'en' },
  { brand: 'montelar', language: 'en' },
  { brand: 'oria', language: 'es' },
] as const;

export type PlaceName = `${(typeof places)[number]['brand']}-${(typeof places)[number]['language']}`;

export const placeName = ({ brand, language }: (typeof places)[number]): PlaceName => `${brand}-${language}`;

/** All own members have the same password. */
export const ownPassword = 'llave-de-prueba-1';

/** Where something belongs: a place, and the first or the second attempt at a journey there, which finds nothing used up. */
export interface Where {
  place: PlaceName;
  attempt: number;
}

export const attempts = [0, 1] as const;

/** Every place and attempt, in one order for ever. */
export const everywhere: readonly (Where & (typeof places)[number])[] = places.flatMap((place) =>
  attempts.map((attempt) => ({ ...place, place: placeName(place), attempt })),
);

export const slugOf = (name: string, { place, attempt }: Where): string => `${name}-${place}${attempt > 0 ? `-${attempt + 1}` : ''}`;
export const codeOf = (name: string, where: Where): string => slugOf(name, where).toUpperCase();
export const emailOf = (name: string, where: Where): string => `${slugOf(name, where)}@journeys.example`;
