import { rem } from '../scale.ts';
import type { Colors, Tokens } from '../tokens.ts';

const face = "'Commissioner Variable', 'Commissioner Fallback', Verdana, sans-serif";

/** Paper under a lamp, and one ink-blue for what can be pressed. */
const page: Colors = {
  ground: '#fcfcfa',
  raise: '#f1f2ee',
  input: '#ffffff',
  disabled: '#ecede8',
  ink: '#1a1e1d',
  muted: '#565d5a',
  accent: '#1d4f66',
  second: '#1d4f66',
  onAccent: '#fafcfc',
  accentHover: '#123644',
  control: '#7c837f',
  line: '#dfe1db',
  rule: '#858b86',
  focus: '#1d4f66',
  error: '#9c2a1a',
  success: '#2a6045',
};

const raise: Colors = { ...page, ground: '#f1f2ee', raise: '#fcfcfa', disabled: '#e6e8e1', line: '#d5d8d0' };

export const tokens: Tokens = {
  color: page,
  // Nothing in the office stands on colour; what is set off is raised.
  fields: { panel: raise, raise, warm: page, sky: page, strong: page, deep: page, bright: page, footer: page },
  font: {
    display: face,
    body: face,
    label: face,
    displayWeight: '560',
    strongWeight: '600',
    labelWeight: '500',
    displayCut: '"FLAR" 0',
    bodyCut: '"FLAR" 0',
    emphasisStyle: 'normal',
    emphasisShare: '0%',
    labelCase: 'none',
  },
  type: {
    hero: { size: rem(34), line: '1.1', tracking: '-.015em' },
    page: { size: rem(26), line: '1.15', tracking: '-.012em' },
    form: { size: rem(26), line: '1.15', tracking: '-.012em' },
    small: { size: rem(19), line: '1.25', tracking: '-.006em' },
    minor: { size: rem(17), line: '1.3', tracking: '0px' },
    item: { size: rem(16), line: '1.35', tracking: '0px' },
    price: { size: rem(26), line: '1.15', tracking: '-.012em' },
    label: { size: rem(14), line: '1.4', tracking: '0px' },
  },
  wordmark: { font: face, weight: '600', size: rem(17), tracking: '0px', phoneSize: rem(17) },
  shape: {
    radius: '3px',
    sectionRule: '1px solid',
    shelf: '1px',
    shelfDivide: '0px',
    panelSide: '16px',
    panelEnd: '20px',
    panelGap: '12px',
    cardLine: '1px',
    cardInset: '0px',
  },
  header: {
    areas: '"mark nav tools"',
    columns: 'auto 1fr auto',
    phoneAreas: '"mark tools menu"',
    phoneColumns: '1fr auto auto',
  },
};
