import type { components } from '@parral/api-spec';
import { DrawnBottle } from './DrawnBottle.tsx';
import { still } from './still.tsx';

export interface StillBottleProps {
  bottle: components['schemas']['Bottle'];
  /** Accessible name; left out where the name stands beside. */
  title?: string;
}

/** A bottle as the server drew it. Give it a `key` by the bottle: another one is drawn anew. */
export const StillBottle = still<StillBottleProps>(import.meta.env.SSR ? DrawnBottle : null, async () => (await import('./drawing-later.ts')).DrawnBottle);
