// A module of its own: what is imported both now and later would come now.
export { Below } from './Below.tsx';
export { Facts } from './Facts.tsx';
export { Intro } from './Intro.tsx';
