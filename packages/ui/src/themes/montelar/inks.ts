import type { BalanceInks, BoxInks, ShowInks, StripInks, TableInks, VaultInks } from '../../illustrations/drawing.ts';

/** Four printing inks, their overprints and the few tints between them. */
export const landscapeInks = {
  paper: '#faf8f4',
  sky: '#ecdcc0',
  sand: '#ecdcc0',
  ochre: '#d09a48',
  wine: '#7a2f2a',
  dark: '#2b1512',
  rose: '#c9a091',
  shadow: '#a4655a',
  tile: '#b4573c',
  plate: '#f3e8d8',
  lime: '#f6ead6',
  stone: '#d9b98a',
  stoneWarm: '#c99b58',
  ochreDeep: '#a8702a',
  sun: '#d09a48',
  sunCut: '#faf8f4',
} as const;

/** Names a landscape prints with; a recoloured edition gives each another colour. */
export type LandscapeInks = Readonly<Record<keyof typeof landscapeInks, string>>;

/** By night, for the club: gold on black. */
export const nightInks: LandscapeInks = {
  paper: '#14110f',
  sky: '#3a332c',
  sand: '#c9a45c',
  ochre: '#a78446',
  wine: '#4f3e22',
  dark: '#14110f',
  rose: '#4a3f36',
  shadow: '#241d18',
  tile: '#6d5530',
  plate: '#d8bd84',
  lime: '#f3e2b8',
  stone: '#8a6c38',
  stoneWarm: '#73592d',
  ochreDeep: '#6d5530',
  sun: '#c9a45c',
  sunCut: '#14110f',
};

/** The vault by lamplight, from the mouth to the far door. */
export const vaultInks: VaultInks = {
  dark: '#2b1512',
  depth: ['#4a1d19', '#5d241f', '#7a2f2a', '#9a4a30', '#b9742f', '#d09a48'],
  rib: ['#2b1512', '#33130f', '#3f1713', '#5d241f', '#7a2f2a'],
  course: ['#7a2f2a', '#7a2f2a', '#d09a48', '#d09a48', '#ecdcc0', '#ecdcc0'],
  ribCut: ['#7a2f2a', '#d09a48', '#d09a48', '#d09a48', '#d09a48'],
  floor: '#c08a45',
  floorJoint: '#5d241f',
  floorLight: '#ecc983',
  stave: '#7a2f2a',
  head: '#b9742f',
  rim: '#ecdcc0',
  lamp: '#f6e3b4',
  ray: '#d09a48',
};

/** The row of vines on the footer's edge, in the footer's own ground, and the page that shows through its cuts. */
export const stripInks: StripInks = { vines: '#5f211e', cuts: '#faf8f4' };

/** A white wall in the afternoon, and glass before it. */
export const windowInks = { wall: '#f0e4cb', light: '#fdf8ec', plaster: '#e3d3b4', glass: '#f7efdf' } as const;

/** One red from its second year to its twentieth: the wine, its rim, and the light in it. */
export const agedWines = [
  { wine: '#4a1220', rim: '#7a2038', light: '#b0526a' },
  { wine: '#641c22', rim: '#8c2f30', light: '#c56a60' },
  { wine: '#7d2a22', rim: '#a34532', light: '#d58a6a' },
  { wine: '#8f3d26', rim: '#b75f38', light: '#e0a276' },
  { wine: '#a8542c', rim: '#c97c44', light: '#ecbd88' },
  { wine: '#b9742f', rim: '#d8a052', light: '#f3d59a' },
] as const;

/** Under the vault, by one lamp. */
export const lamplightInks = { deep: '#4f1d1b', ember: '#8f3c30', timber: '#b9813a', flame: '#f6e3b4' } as const;

/** A film shown in the cellar: its walls are the ground that the words beside it stand on. */
export const filmInks = {
  beam: ['#6e2c26', '#7e392d', '#904b37'],
  dust: '#ecdcc0',
  sheet: '#fdf5e4',
  rope: '#d09a48',
  dark: '#1f0e0b',
  rim: '#d09a48',
  slat: '#5d241f',
  rock: '#5f211e',
  chisel: '#4f1c17',
  joint: '#2b1512',
  wall: ['#371712', '#481c17', '#632a20'],
  stone: ['#431b16', '#5a241d', '#7d3a2a'],
  timber: '#6b3a1f',
  grain: '#3a1a10',
  edge: '#a8702a',
  floor: '#33150f',
  pool: ['#4a1d19', '#6a2f22', '#8c4a30'],
  flag: '#2b1512',
  glint: '#c48a52',
  head: '#6b3a1c',
  hoop: '#8f6a3c',
} as const satisfies ShowInks & Record<string, unknown>;

/** First sun in harvest. */
export const dawnInks = { glow: '#c4743f', haze: '#e2bd78', deep: '#4f1d1b' } as const;

/** Terraces seen through fog. */
export const fogInks = { haze: '#e3c79c' } as const;

/** The table in the packing room: old boards, and what is to hand. */
export const tableInks: TableInks = {
  board: '#8f4733',
  grain: '#7a2f2a',
  joint: '#4f1d1b',
  handle: '#d09a48',
  handleShade: '#a8702a',
  iron: '#2b1512',
  ironLight: '#a4655a',
};

/** A pair of scales in the packing room. */
export const balanceInks: BalanceInks = {
  wall: '#f0e4cb',
  mark: '#e3d3b4',
  table: '#a4655a',
  grain: '#7a2f2a',
  brass: '#d09a48',
  brassLight: '#f3e8d8',
  dark: '#2b1512',
  heavy: '#7a2f2a',
  light: '#b4573c',
  gleam: '#f6ead6',
};

/** A box that is folded there, and what it carries. */
export const boxInks: BoxInks = {
  wall: balanceInks.wall,
  mark: balanceInks.mark,
  table: balanceInks.table,
  grain: balanceInks.grain,
  card: '#d09a48',
  cardShade: '#a8702a',
  cardLight: '#ecc983',
  pulp: '#d9b98a',
  pulpShade: '#a4655a',
  dark: '#2b1512',
  glass: '#4a1d19',
  capsule: '#b4573c',
  gleam: '#f6ead6',
};
