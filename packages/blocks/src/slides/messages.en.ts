import type { es } from './messages.es.ts';

export const en = { previous: 'Previous', next: 'Next', position: '{{at}} of {{of}}' } satisfies Record<keyof typeof es, string>;
