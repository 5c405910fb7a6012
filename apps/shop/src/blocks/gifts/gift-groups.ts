import type { components } from '@parral/api-spec';

type Gift = components['schemas']['Gift'];

/** The vouchers for one visit, to choose for how many people; or the one for any visit. */
export interface GiftGroup {
  key: string;
  /** null: for any visit. */
  experience: Gift['experience'];
  /** At least one, the smallest group of people first. */
  choices: readonly [Gift, ...Gift[]];
}

/** What is sold, one entry for each visit in the estate's order; those for any visit of the brand together. */
export function giftGroups(gifts: readonly Gift[]): GiftGroup[] {
  return [...Map.groupBy(gifts, ({ experience }) => experience?.id ?? 'any')].flatMap(([key, same]) => {
    const [first, ...rest] = same.toSorted((a, b) => a.participants_number - b.participants_number);
    return first === undefined ? [] : [{ key, experience: first.experience, choices: [first, ...rest] as const }];
  });
}
