import type { es } from './messages.es.ts';

export const en = { shelf: 'Wines on the shelf' } satisfies Record<keyof typeof es, string>;
