import { WineBottle, type WineBottleProps } from '@parral/site/images';
import { still } from './still.tsx';

/** A bottle as the server drew it. Give it a `key` by the bottle: another one is drawn anew. */
export const StillBottle = still<WineBottleProps>(import.meta.env.SSR ? WineBottle : null, async () => (await import('./drawing-later.ts')).WineBottle);
