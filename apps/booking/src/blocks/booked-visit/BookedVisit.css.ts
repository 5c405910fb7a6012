import { from } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const screen = style({ maxWidth: '1120px', paddingBlock: '32px 120px', '@media': { [from.desk]: { paddingTop: '64px' }, print: { paddingBlock: 0 } } });
/** Of a booking that is not there: words, and the brand's picture of what is missing beside them or below. */
export const beside = style({
  display: 'grid',
  gap: '40px 24px',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' } },
});
export const missing = style({ width: '100%', maxWidth: '624px', height: 'auto', justifySelf: 'end', '@media': { print: { display: 'none' } } });

/** What is booked, and beside it what it will look like: upright where there is room, a strip above it where there is none. */
export const withPicture = style({
  display: 'grid',
  gap: '24px 64px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});
export const visit = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  order: -1,
  '@media': { [from.desk]: { aspectRatio: '4 / 5', order: 0 }, print: { display: 'none' } },
});
