export * from './gift.ts';
export * from './person.ts';
export { type PoseName, poses } from './poses.ts';
export * from './reeds.ts';
export * from './sheep.ts';
