import type { es } from './messages.es.ts';

export const en = { wines: 'Wines, one by one', members: 'Members only' } satisfies Record<keyof typeof es, string>;
