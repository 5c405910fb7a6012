import { WineBottle, type WineBottleProps } from '@parral/site/images';
import { staticPart } from './static-part.tsx';

/** A bottle as the server drew it. Another one in its place is drawn anew; the one before stands there until it can be. */
export const StaticBottle = staticPart<WineBottleProps>(
  import.meta.env.SSR ? WineBottle : null,
  async () => (await import('./lazy-bottle.ts')).WineBottle,
  ({ bottle }) => JSON.stringify(bottle),
);
