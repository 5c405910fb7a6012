import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';
import { readMyClub } from '../../reading/read-profile.ts';

export const load: BlockLoader<unknown, components['schemas']['ProductPreferences']> = async (context) => (await readMyClub(context)).product_preferences;
