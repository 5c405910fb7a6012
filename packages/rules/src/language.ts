import type { components } from '@parral/api-spec';

/** The languages of every site, as the API description names them. */
export type Language = components['schemas']['Language'];
