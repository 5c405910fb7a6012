import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../themes/scale.ts';

/** 4 columns and 14 px between them on a phone, 12 and 24 from 768 px. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: '14px',
  rowGap: '32px',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: '24px' } },
});

export const align = styleVariants({ stretch: {}, start: { alignItems: 'start' }, center: { alignItems: 'center' }, end: { alignItems: 'end' } });

const twelve = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, i + 1])) as Record<Twelfth, number>;
export type Twelfth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const item = style({ gridColumn: '1 / -1', minWidth: 0 });
export const half = style({ gridColumn: 'span 2', minWidth: 0 });

export const tabletStart = styleVariants(twelve, (n) => ({ '@media': { [from.tablet]: { gridColumnStart: n } } }));
export const tabletSpan = styleVariants(twelve, (n) => ({ '@media': { [from.tablet]: { gridColumnEnd: `span ${n}` } } }));
export const deskStart = styleVariants(twelve, (n) => ({ '@media': { [from.desk]: { gridColumnStart: n } } }));
export const deskSpan = styleVariants(twelve, (n) => ({ '@media': { [from.desk]: { gridColumnEnd: `span ${n}` } } }));
