export { createResize } from './resizing/create-resize.ts';
export { createDrawShare } from './share-pictures/create-draw-share.ts';
