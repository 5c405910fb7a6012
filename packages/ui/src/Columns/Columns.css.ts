import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../themes/scale.ts';

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
const above = (window: string, gridTemplateColumns: string) => [base, { '@media': { [window]: { gridTemplateColumns } } }];

export const layout = styleVariants({
  halves: above(from.phone, 'repeat(2, minmax(0, 1fr))'),
  thirds: above(from.tablet, 'repeat(3, minmax(0, 1fr))'),
  'narrow-wide': above('(min-width: 360px)', 'minmax(min(7.5em, 40%), 1fr) minmax(0, 2.1fr)'),
  'wide-narrow': above('(min-width: 360px)', 'minmax(0, 2.1fr) minmax(min(7.5em, 40%), 1fr)'),
  'wide-auto': above('(min-width: 320px)', 'minmax(0, 1fr) auto'),
});
