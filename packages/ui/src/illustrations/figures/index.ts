export * from './person.ts';
export { type PoseName, poses } from './poses.ts';
