import { staticPart } from '../../../static/static-part.tsx';
import { RelatedShelf, type RelatedShelfProps } from './RelatedShelf.tsx';

export const StaticRelatedShelf = staticPart<RelatedShelfProps>(
  import.meta.env.SSR ? RelatedShelf : null,
  async () => (await import('./lazy-shelf.ts')).RelatedShelf,
);
