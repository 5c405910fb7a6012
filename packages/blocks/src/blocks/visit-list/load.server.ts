import type { BlockLoader } from '@parral/site/render';
import { brandVisits, type Visits } from '../../visits/brand-visits.ts';

export const load: BlockLoader<unknown, Visits> = brandVisits;
