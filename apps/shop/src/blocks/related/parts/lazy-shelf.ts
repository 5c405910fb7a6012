// A module of its own: what is imported both now and later would come now.
export { RelatedShelf } from './RelatedShelf.tsx';
