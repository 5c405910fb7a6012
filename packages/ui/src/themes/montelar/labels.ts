import type { LabelStyle } from '../../illustrations/Bottle/labels/sheet.ts';
import { layouts } from '../../illustrations/Bottle/labels/layouts.ts';

/** Warm paper, one serif voice; the wordmark in capitals. */
export const labels: LabelStyle = {
  layouts,
  type: { fontFamily: "'Ibarra Real Nova Variable', 'Ibarra Real Nova', serif" },
  faces: { upright: 'ibarra', italic: 'ibarra-italic' },
  inks: { paper: '#f8f1e2', turn: '#b3a995', text: '#1c1a17' },
  accent: 'wine',
  arch: 'initial',
  wordmark: 'capitals',
};
