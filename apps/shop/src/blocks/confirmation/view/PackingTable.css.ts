import { from, measure } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const table = style({ position: 'relative', overflow: 'hidden' });
/** On a phone, where the case fills the width, its bare half: the hammer would peep out from under the case. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 100%',
  '@media': { [from.tablet]: { objectPosition: '0 100%' } },
});

const base = style({
  position: 'relative',
  display: 'grid',
  gap: '40px',
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  padding: '28px calc(var(--page-margin) + 12px) 36px',
});
export const things = style([
  base,
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: '32px', alignItems: 'start', paddingBlock: '40px 52px' },
      [from.desk]: { gap: '72px', paddingInline: 'var(--page-margin) calc(var(--page-margin) + 40px)' },
    },
  },
]);
export const shut = style([base, { justifyItems: 'center', paddingBlock: '48px 56px' }]);

/** On a phone the case alone: its lid says what the page says. */
export const lid = style({ display: 'none', '@media': { [from.tablet]: { display: 'block', paddingTop: '24px' } } });
export const shutLid = style({ width: 'min(100%, 640px)' });
export const openCase = style({ display: 'grid', justifyItems: 'center', minWidth: 0, '@media': { [from.tablet]: { gridColumn: 2, justifyItems: 'end' } } });
