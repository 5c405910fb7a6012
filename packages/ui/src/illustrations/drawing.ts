// The pure half of the illustrations: no React, no CSS, so plain Node can import it.
export { type BalanceInks, drawBalance } from './balance.ts';
export { drawVault } from './cellar/vault.ts';
export type { VaultInks } from './cellar/composition.ts';
export * from './figures/index.ts';
export * from './film-show.ts';
export { type BoxInks, drawFoldedBox } from './folded-box.ts';
export * from './inks.ts';
export * from './kernel/index.ts';
export { drawCoreFile } from './SoilCore/draw-core.ts';
export { type NoonTableInks, printNoonTable } from './noon-table.ts';
export { drawPackingTable, type TableInks } from './packing-table.ts';
export { leaf } from './leaf.ts';
export * from './strata.ts';
export { type WayMarks, wayMarks } from './way-marks.ts';
export { drawFooterStrip, type StripInks } from './VineRow/draw-vines.ts';
