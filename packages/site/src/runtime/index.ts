export { Runtime, type RuntimeProps } from './Runtime.tsx';
export { useAlive } from './use-alive.ts';
export { createQueryClient, pageQueryClient } from './query-client.ts';
