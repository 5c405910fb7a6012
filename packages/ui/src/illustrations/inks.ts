/** The ground cut open: fills and marks of its soils, everywhere it is shown. */
export const groundInks = {
  dark: '#14211e',
  straw: '#d8c48e',
  clay: '#b4622f',
  clayLight: '#d9925f',
  rust: '#8a3f18',
  humus: '#5a5c45',
  gravel: '#c9b28a',
  pebble: '#f2f3ef',
  pebbleShade: '#8b8a6c',
  sandGrain: '#b39d60',
  lime: '#e4e2d2',
  joint: '#9aa393',
  jointFaint: '#b9bfae',
} as const;

/** Names a section through the ground prints with. */
export type GroundInks = Readonly<Record<keyof typeof groundInks, string>>;

/** The ground by itself: limestone pale enough to stand out on a field of its colour. */
export const paleGroundInks: GroundInks = { ...groundInks, lime: '#f3f1e7' };

/** Glass: body, its shade, its light and the glint. */
export const glassInks = {
  black: { body: '#1d2420', shade: '#0f1412', light: '#48584c', glint: '#8fa08c' },
  green: { body: '#33452f', shade: '#1a261a', light: '#5f7a4f', glint: '#b4c48f' },
  leaf: { body: '#6f7d3f', shade: '#48542a', light: '#98a45c', glint: '#dfe2b0' },
  rose: { body: '#d99a83', shade: '#bb7562', light: '#ebbba6', glint: '#fbe9df' },
  pale: { body: '#c9bf86', shade: '#a49a5f', light: '#e0d8a6', glint: '#f8f4dc' },
} as const;

/** The boards of a case: face, shade, light and what is dark between them. */
export const woodInks = { face: '#c8a06b', shade: '#a97e4b', light: '#dfc090', joint: '#694725' } as const;

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

/** Membership cards: ground, the engraver's ink, and that of the words. */
export const cardInks = {
  platinum: { ground: '#dedbd0', engraving: '#7d786a', words: '#23211d' },
  bronze: { ground: '#8d5a33', engraving: '#4e2c14', words: '#fff4e2' },
  permanent: { ground: '#1f1a17', engraving: '#6d5932', words: '#e3c68a' },
} as const;

/** A case with its straw, seen from above. */
export const packingInks = {
  wood: '#dcbd87',
  woodShade: '#b68d54',
  hollow: '#4a1f17',
  dark: '#2a1410',
  straw: '#d09a48',
  strawDeep: '#8f5a26',
  strawPale: '#ecdcb0',
} as const;
