import type { BlockAttributes, BlockLoader } from '@parral/site/render';
import { brandVisits, type Visits } from '../../visits/brand-visits.ts';
import type block from './block.ts';

/** The visits named, in that order; one that is not offered any more is left out. */
export const load: BlockLoader<BlockAttributes<typeof block>, Visits> = async (context) => {
  const all = await brandVisits(context);
  const slugs = context.attributes.slugs?.split(',').map((slug) => slug.trim());
  const visits = slugs ? slugs.flatMap((slug) => all.visits.find((visit) => visit.slug === slug) ?? []) : all.visits.slice(0, 3);
  return { ...all, visits };
};
