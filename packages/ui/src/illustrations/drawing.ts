// The pure half of the illustrations: no React, no CSS, so plain Node can import it.
export * from './inks.ts';
export * from './kernel/index.ts';
export { leaf } from './leaf.ts';
export * from './strata.ts';
export { drawVineStrip } from './VineRow/draw-vines.ts';
