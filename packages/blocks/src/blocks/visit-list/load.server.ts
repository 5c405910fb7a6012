import type { BlockLoader } from '@parral/site/server';
import { brandVisits, type Visits } from '../../visits/brand-visits.ts';

export const load: BlockLoader<unknown, Visits> = brandVisits;
