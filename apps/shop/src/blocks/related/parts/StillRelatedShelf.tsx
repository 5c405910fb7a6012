import { still } from '../../../still/still.tsx';
import { RelatedShelf, type RelatedShelfProps } from './RelatedShelf.tsx';

export const StillRelatedShelf = still<RelatedShelfProps>(
  import.meta.env.SSR ? RelatedShelf : null,
  async () => (await import('./shelf-later.ts')).RelatedShelf,
);
