export { Picture, type PictureProps } from './Picture.tsx';
export { WineBottle, type WineBottleProps } from './WineBottle.tsx';
