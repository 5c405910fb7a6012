import type { es } from './messages.es.ts';

export const en = { members: 'Members only' } satisfies Record<keyof typeof es, string>;
