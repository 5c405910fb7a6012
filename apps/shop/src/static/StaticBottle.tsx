import { WineBottle, type WineBottleProps } from '@parral/site/images';
import { staticPart } from './static-part.tsx';

/** A bottle as the server drew it. Give it a `key` by the bottle: another one is drawn anew. */
export const StaticBottle = staticPart<WineBottleProps>(import.meta.env.SSR ? WineBottle : null, async () => (await import('./lazy-bottle.ts')).WineBottle);
