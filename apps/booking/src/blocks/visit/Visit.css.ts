import { from, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const intro = style({ paddingTop: '16px', selectors: { 'html[data-booking="under-way"] &': { display: 'none' } } });
export const way = style({ paddingBlock: '8px 16px' });
export const columns = style({
  display: 'grid',
  gap: '32px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '64px' } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  objectPosition: '65% 40%',
  borderRadius: vars.shape.radius,
  // Beside the facts it is as high as they are, in its upright crop where it has one.
  '@media': { [from.desk]: { alignSelf: 'stretch', aspectRatio: '1 / 1', objectPosition: '50% 60%' } },
});
export const words = style({ minWidth: 0 });
