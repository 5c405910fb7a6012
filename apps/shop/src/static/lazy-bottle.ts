// A module of its own: what is imported both now and later would come now.
export { WineBottle } from '@parral/site/images';
