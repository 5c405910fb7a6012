import type { Gift } from '../estate.ts';
import { bottleOf, type LabelPrint } from '../schemas/bottle.ts';
import type { GiftInFile } from '../schemas/gift.ts';

/** A gift as the shop sells it: with the id of its experience and the drawing that stands for it. */
export function buildGift({ experience, prefix, bottle, ...rest }: GiftInFile, print: LabelPrint, experienceIds: ReadonlyMap<string, string>): Gift {
  const experienceId = experience === undefined ? null : (experienceIds.get(experience) ?? null);
  return { ...rest, experienceId, prefix: prefix ?? (experienceId === null ? 'G' : 'U'), bottle: bottleOf(bottle, print, rest.year) };
}
