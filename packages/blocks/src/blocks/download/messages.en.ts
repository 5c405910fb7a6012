import type { es } from './messages.es.ts';

export const en = { download: 'Download: {{label}}' } satisfies Record<keyof typeof es, string>;
