import { type BalanceInks, type BoxInks, groundInks, type PersonInks, type ShowInks, type TableInks, type VaultInks } from '../../illustrations/drawing.ts';

/** The colour fields of the landscape, above the ground. */
export const landscapeInks = {
  ...groundInks,
  paper: '#f2f3ef',
  mist: '#d3ddd4',
  air: '#c3d0c6',
  cloud: '#f2f3ef',
  disc: '#f2f3ef',
  cloudShade: '#bccbc0',
  sage: '#9db3a2',
  sageDeep: '#86a08f',
  sageShade: '#7f998a',
  green: '#2f4a43',
  river: '#e3ebe6',
  water: '#a9c2bb',
  waterDeep: '#6d938a',
} as const;

/** Names a landscape prints with. */
export type LandscapeInks = Readonly<Record<keyof typeof landscapeInks, string>>;

/** Harvest dawn: a straw sky, the ground still cool. */
export const dawnInks: LandscapeInks = {
  ...landscapeInks,
  mist: '#efd9a4',
  air: '#e2c489',
  cloud: '#fbf1d8',
  disc: '#c8632f',
  cloudShade: '#dba76c',
  river: '#f5e3bb',
  water: '#e0b578',
  waterDeep: '#b4622f',
};

/** January: nothing grows, and there is frost on the fields. */
export const winterInks: LandscapeInks = {
  ...landscapeInks,
  mist: '#e3e7df',
  air: '#d3ddd4',
  cloudShade: '#d3ddd4',
  sage: '#c3d0c6',
  sageDeep: '#9db3a2',
  straw: '#e6dcb8',
  clay: '#d3a67c',
  rust: '#b4622f',
  green: '#9db3a2',
};

/** By night, for the club: warm black and dim gold. */
export const nightInks: LandscapeInks = {
  ...landscapeInks,
  paper: '#e9d9ac',
  mist: '#241f1a',
  air: '#3a332c',
  cloud: '#a78a5c',
  disc: '#e3c68a',
  cloudShade: '#5a4931',
  sage: '#4f4430',
  sageDeep: '#3b3328',
  sageShade: '#29231d',
  straw: '#a78446',
  clay: '#6d5530',
  clayLight: '#a78446',
  rust: '#241d18',
  green: '#2b251f',
  dark: '#0d0b09',
  river: '#c9a45c',
  water: '#8a6c38',
  waterDeep: '#4f3e22',
};

/** A summer night without a moon; the sky is the ground that the words beside it stand on. */
export const summerNightInks: LandscapeInks = {
  ...landscapeInks,
  paper: '#5d7d73',
  mist: '#16211f',
  air: '#1c2d2a',
  sage: '#2a453f',
  sageDeep: '#1f3832',
  sageShade: '#182c28',
  green: '#16302a',
  straw: '#2f4a43',
  clay: '#5d3319',
  clayLight: '#8a4a24',
  rust: '#41220f',
  dark: '#0a1211',
};

/** A film shown in the open. */
export const filmInks = {
  beam: ['#1d3a34', '#2a4a40', '#3f5f4e'],
  dust: '#d8c48e',
  sheet: '#fbf1d8',
  rope: '#d8c48e',
  dark: '#080d0c',
  rim: '#d8c48e',
  slat: '#1d2f2a',
  star: '#9db3a2',
  bright: '#f0dfae',
  dusk: '#6b3a1c',
  floor: '#0f1a18',
  pool: ['#15271f', '#1d362d', '#28473b'],
  grass: ['#3f5f54', '#86a08f'],
} as const satisfies ShowInks & Record<string, unknown>;

/** The cellar by candle: green-black stone, clay barrels. */
export const cellarInks: VaultInks = {
  dark: '#0f1a18',
  depth: ['#16231f', '#1d2f2a', '#2f4a43', '#5a6248', '#a4692f', '#d39a4a'],
  rib: ['#0f1a18', '#122019', '#18281f', '#23392f', '#4a5a44'],
  course: ['#2f4a43', '#3d5d54', '#9db3a2', '#d8c48e', '#f0dfae', '#f0dfae'],
  ribCut: ['#2f4a43', '#5d7d73', '#9db3a2', '#d8c48e', '#f0dfae'],
  floor: '#b98a48',
  floorJoint: '#23302b',
  floorLight: '#ecd08f',
  stave: '#8a3f18',
  head: '#b4622f',
  rim: '#efe3c4',
  lamp: '#f8ebc4',
  ray: '#d8a24c',
};

const all = { legs: '#14211e', skin: '#8a3f18', hat: '#14211e', band: '#14211e' } as const;

/** What people wear out of doors. */
export const coats = {
  paper: { ...all, coat: '#f2f3ef', light: '#9db3a2' },
  clay: { ...all, coat: '#b4622f', light: '#d9925f' },
  green: { ...all, coat: '#2f4a43', light: '#9db3a2' },
  dark: { ...all, coat: '#14211e', light: '#5a5c45' },
} as const satisfies Record<string, PersonInks>;

/** The hall at night: stone round it, then light in layers towards the candles. */
export const candleInks = {
  stone: '#16211f',
  stoneJoint: '#2f4a43',
  arch: '#7d5a34',
  archLight: '#c99b58',
  depth: ['#2a1c10', '#5a3416', '#8f5320', '#c17f34', '#e0a850'],
  course: ['#5a3416', '#c17f34', '#f0d292'],
  pale: '#f8e3ae',
  flame: '#fff6d8',
  dark: '#0f1512',
  head: '#a8602c',
  rim: '#d9bd84',
  wine: '#8a2f2a',
  floor: '#b98a48',
} as const;

/** Where the three visits lie under one another: day that falls into a pit, pale rock and the first of the dark, the stones of the vent. */
export const deepInks = { daylight: '#f3e3b8', lime: '#e4e2d2', crest: '#233a34', chimney: '#b39d60' } as const;

/** By candle all are outlines with a rim of light. */
export const candleCoat: PersonInks = { coat: '#0f1512', legs: '#0f1512', skin: '#0f1512', hat: '#0f1512', band: '#0f1512', light: '#e0a850' };

/** What a lamp lights on the bare page. */
export const lampInks = { wide: '#ecdcb0', near: '#f7ecc9' } as const;

/** The table in the packing room, painted once and worn since. */
export const tableInks: TableInks = {
  board: '#7f998a',
  grain: '#9db3a2',
  joint: '#2f4a43',
  handle: '#d8c48e',
  handleShade: '#b39d60',
  iron: '#14211e',
  ironLight: '#86a08f',
};

/** A pair of scales in the packing room. */
export const balanceInks: BalanceInks = {
  wall: '#d3ddd4',
  mark: '#c3d0c6',
  table: '#7f998a',
  grain: '#2f4a43',
  brass: '#d8c48e',
  brassLight: '#f2f3ef',
  dark: '#14211e',
  heavy: '#2f4a43',
  light: '#9db3a2',
  gleam: '#f2f3ef',
};

/** A box that is folded there, and what it carries. */
export const boxInks: BoxInks = {
  wall: balanceInks.wall,
  mark: balanceInks.mark,
  table: balanceInks.table,
  grain: balanceInks.grain,
  card: '#d8c48e',
  cardShade: '#b39d60',
  cardLight: '#f0e4bd',
  pulp: '#9db3a2',
  pulpShade: '#5d7d73',
  dark: '#14211e',
  glass: '#2f4a43',
  capsule: '#b4622f',
  gleam: '#f2f3ef',
};
