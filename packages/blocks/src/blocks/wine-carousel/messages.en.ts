import type { es } from './messages.es.ts';

export const en = { wines: 'Wines, one by one' } satisfies Record<keyof typeof es, string>;
