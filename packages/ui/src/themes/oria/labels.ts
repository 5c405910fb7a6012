import type { LabelStyle } from '../../illustrations/Bottle/labels/sheet.ts';
import { layouts } from '../../illustrations/Bottle/labels/layouts.ts';

/** Cool paper, flared sans; a leaf in the arch. */
export const labels: LabelStyle = {
  layouts,
  type: { fontFamily: "'Commissioner Variable', Commissioner, sans-serif", fontVariationSettings: "'FLAR' 100" },
  faces: { upright: 'commissioner', italic: 'commissioner' },
  inks: { paper: '#f6f5ec', turn: '#b0b4a6', text: '#14211e' },
  accent: 'green',
  accents: { dark: '#14211e' },
  arch: 'leaf',
  wordmark: 'as-written',
};
