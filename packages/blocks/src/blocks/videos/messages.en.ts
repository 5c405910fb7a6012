import type { es } from './messages.es.ts';

export const en = { within: 'Within {{name}}' } satisfies Record<keyof typeof es, string>;
