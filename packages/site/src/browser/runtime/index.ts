export { Runtime, type RuntimeProps } from './Runtime.tsx';
export { useAlive } from './use-alive.ts';
export { useWords } from './use-words.ts';
export { richText } from '../../words/rich-text.ts';
export { createQueryClient, pageQueryClient } from './query-client.ts';
