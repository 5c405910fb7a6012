import { club } from './club.ts';
import { montelar } from './montelar.ts';
import { oria } from './oria.ts';
import type { Colors } from './tokens.ts';

/** The page's colours in each theme as plain values, for what is drawn outside of a browser. */
export const pageColors: Readonly<Record<'montelar' | 'oria' | 'club', Colors>> = { montelar: montelar.color, oria: oria.color, club: club.color };
