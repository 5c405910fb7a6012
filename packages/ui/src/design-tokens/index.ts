export { readTokens, type Change, type ReadToken } from './read-tokens.ts';
export { type Dimension } from './token-value.ts';
export { vendor, writeTokens, type ThemeRest } from './write-tokens.ts';
