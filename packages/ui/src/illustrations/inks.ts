/** Montelar's four printing inks, their overprints and the few tints between them. */
export const montelarInks = {
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

/** Names a landscape of Montelar prints with; a recoloured edition gives each another colour. */
export type MontelarInks = Readonly<Record<keyof typeof montelarInks, string>>;

/** Montelar by night, for the club: gold on black. */
export const montelarNightInks: MontelarInks = {
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

/** Oria's colour fields. */
export const oriaInks = {
  paper: '#f2f3ef',
  mist: '#d3ddd4',
  air: '#c3d0c6',
  cloud: '#f2f3ef',
  disc: '#f2f3ef',
  cloudShade: '#bccbc0',
  sage: '#9db3a2',
  sageDeep: '#86a08f',
  sageShade: '#7f998a',
  straw: '#d8c48e',
  clay: '#b4622f',
  clayLight: '#d9925f',
  rust: '#8a3f18',
  green: '#2f4a43',
  dark: '#14211e',
  river: '#e3ebe6',
  water: '#a9c2bb',
  waterDeep: '#6d938a',
  humus: '#5a5c45',
  gravel: '#c9b28a',
  pebble: '#f2f3ef',
  pebbleShade: '#8b8a6c',
  sandGrain: '#b39d60',
  lime: '#e4e2d2',
  joint: '#9aa393',
  jointFaint: '#b9bfae',
} as const;

/** Names a landscape of Oria prints with. */
export type OriaInks = Readonly<Record<keyof typeof oriaInks, string>>;

/** The ground by itself: limestone pale enough to stand out on the field of the same name. */
export const oriaGroundInks: OriaInks = { ...oriaInks, lime: '#f3f1e7' };

/** Oria at harvest dawn: a straw sky, the ground still cool. */
export const oriaDawnInks: OriaInks = {
  ...oriaInks,
  mist: '#efd9a4',
  air: '#e2c489',
  cloud: '#fbf1d8',
  disc: '#c8632f',
  cloudShade: '#dba76c',
  river: '#f5e3bb',
  water: '#e0b578',
  waterDeep: '#b4622f',
};

/** Oria by night, for the club: warm black and dim gold. */
export const oriaNightInks: OriaInks = {
  ...oriaInks,
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

/** The vault under Montelar by lamplight, from the mouth to the far door. */
export const vaultInks = {
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
} as const;

/** Names a vault prints with. */
export type VaultInks = {
  readonly [name in keyof typeof vaultInks]: (typeof vaultInks)[name] extends string ? string : readonly string[];
};

/** The same kind of vault under Oria by candle: green-black stone, clay barrels. */
export const nightCellarInks: VaultInks = {
  ...vaultInks,
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

/** Glass: body, its shade, its light and the glint. */
export const glassInks = {
  black: { body: '#1d2420', shade: '#0f1412', light: '#48584c', glint: '#8fa08c' },
  green: { body: '#33452f', shade: '#1a261a', light: '#5f7a4f', glint: '#b4c48f' },
  leaf: { body: '#6f7d3f', shade: '#48542a', light: '#98a45c', glint: '#dfe2b0' },
  rose: { body: '#d99a83', shade: '#bb7562', light: '#ebbba6', glint: '#fbe9df' },
  pale: { body: '#c9bf86', shade: '#a49a5f', light: '#e0d8a6', glint: '#f8f4dc' },
} as const;

/** Capsules: face, shade, light and the rule around the foot. */
export const capsuleInks = {
  wine: { face: '#7a2f2a', shade: '#541c19', light: '#a2554b', rule: '#d09a48' },
  dark: { face: '#2b1512', shade: '#180a08', light: '#5a3a33', rule: '#d09a48' },
  ochre: { face: '#c48d3b', shade: '#9a6a24', light: '#e2b976', rule: '#7a2f2a' },
  cream: { face: '#f0e6d4', shade: '#cdbfa6', light: '#ffffff', rule: '#b4573c' },
  green: { face: '#2f4a43', shade: '#1c302b', light: '#5d7d73', rule: '#d8c48e' },
  clay: { face: '#9a4a1f', shade: '#6f3212', light: '#c87b4e', rule: '#d8c48e' },
  black: { face: '#1a211f', shade: '#0c1110', light: '#4a5552', rule: '#e4e2d2' },
  straw: { face: '#d8c48e', shade: '#b39d60', light: '#f0e4bd', rule: '#2f4a43' },
} as const;

/** Label accents: the printed colour and the tint of paper behind a landscape. */
export const accentInks = {
  wine: { ink: '#7a2f2a', tint: '#e9cf9d' },
  ochre: { ink: '#a4581f', tint: '#f0dcae' },
  tile: { ink: '#b4573c', tint: '#f3dcc4' },
  dark: { ink: '#2b1512', tint: '#e4d2b0' },
  green: { ink: '#2f4a43', tint: '#d3ddd4' },
  clay: { ink: '#9a4a1f', tint: '#ecd0b0' },
  rust: { ink: '#8a3f18', tint: '#ecd0b0' },
  straw: { ink: '#8d7426', tint: '#f0e4bd' },
} as const;

/** Label papers, the tone where the paper turns away, and the one text ink. */
export const labelInks = {
  montelar: { paper: '#f8f1e2', turn: '#b3a995', text: '#1c1a17' },
  oria: { paper: '#f6f5ec', turn: '#b0b4a6', text: '#14211e' },
} as const;

/** Membership cards: ground, the engraver's ink, and that of the words. */
export const cardInks = {
  platinum: { ground: '#dedbd0', engraving: '#7d786a', words: '#23211d' },
  bronze: { ground: '#8d5a33', engraving: '#4e2c14', words: '#fff4e2' },
  permanent: { ground: '#1f1a17', engraving: '#6d5932', words: '#e3c68a' },
} as const;

/** Footer strips: the row's one ink, that of the footer's ground, and the page that shows through its cuts. */
export const stripInks = {
  montelar: { vines: '#5f211e', cuts: '#faf8f4' },
  club: { vines: '#5d4a28', cuts: '#14110f' },
} as const;
