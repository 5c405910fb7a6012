import type { components } from '@parral/api-spec';
import type { Availability } from './availability.ts';

type Shown = Pick<components['schemas']['ProductCard'], 'is_locked' | 'price' | 'price_before'>;

/**
 * A wine as this member may buy it. The page is drawn once for everybody: what is kept for members and their own prices
 * come with the availability, once the block is alive.
 */
export function withMemberTerms<Of extends Shown>(shown: Of, known: Availability | undefined): Of {
  return known?.own ? { ...shown, ...known.own } : shown;
}
