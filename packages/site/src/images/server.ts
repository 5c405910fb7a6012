/** What `sharp` makes, and where a bucket is read by its SDK, on a server only: it is not part of a build. */
export { createResize } from './resizing/create-resize.ts';
export { createDrawShare } from './share-pictures/create-draw-share.ts';
export { BucketFiles, openBucket } from '@parral/file-store';
