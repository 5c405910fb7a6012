// The pure half of the illustrations: no React, no CSS, so plain Node can import it.
export { drawVault } from './cellar/vault.ts';
export type { VaultInks } from './cellar/composition.ts';
export * from './figures/index.ts';
export * from './film-show.ts';
export * from './inks.ts';
export * from './kernel/index.ts';
export { drawPackingTable, type TableInks } from './packing-table.ts';
export { leaf } from './leaf.ts';
export * from './strata.ts';
export { drawFooterStrip, type StripInks } from './VineRow/draw-vines.ts';
