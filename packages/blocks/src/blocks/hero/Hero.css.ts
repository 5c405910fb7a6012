import { globalStyle, style } from '@vanilla-extract/css';
import { from, measure, vars } from '@parral/ui/themes';

/** Its ground is full to the edge: its words stand in the sky too. */
const inSky = '[data-hero="sky"] &';
/** From here the picture's own room holds the words; narrower, they stand above it. */
const wide = '(min-width: 1340px)';

/** Begins behind the header, so that the sky reaches the window's edge. */
export const hero = style({
  position: 'relative',
  marginTop: '-64px',
  paddingTop: '64px',
  background: vars.color.ground,
  '@media': { [from.desk]: { marginTop: '-88px', paddingTop: '88px' }, [wide]: { paddingTop: 0 } },
});

export const inner = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  padding: '24px var(--page-margin) 0',
  '@media': {
    [from.tablet]: { paddingTop: '40px' },
    [wide]: { position: 'absolute', inset: 0, paddingTop: 'clamp(116px, 9.2vw, 148px)' },
  },
  selectors: { [inSky]: { '@media': { [wide]: { paddingTop: 'clamp(140px, 11vw, 190px)' } } } },
});

export const title = style({ '@media': { [wide]: { maxWidth: '74%' } } });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '20px',
  marginTop: '24px',
  '@media': {
    [from.tablet]: { flexDirection: 'row', alignItems: 'flex-end', gap: '40px' },
    [wide]: { display: 'contents' },
  },
  selectors: {
    [inSky]: {
      '@media': {
        [wide]: {
          display: 'flex',
          position: 'absolute',
          right: 'var(--page-margin)',
          marginTop: 0,
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: '24px',
          top: 'clamp(147px, 11.5vw, 197px)',
          bottom: 'auto',
          width: '300px',
        },
      },
    },
  },
});

/** Where the picture ends and the page begins. */
export const text = style({
  maxWidth: '440px',
  '@media': { [wide]: { position: 'absolute', right: 'var(--page-margin)', bottom: 'clamp(14px, 4vw - 44px, 40px)', width: '340px' } },
  selectors: { [inSky]: { '@media': { [wide]: { position: 'static', width: 'auto' } } } },
});

/** In the first view on every screen: on a wide one in the sky at the page's right, whatever the picture's height. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  '@media': {
    [wide]: {
      position: 'absolute',
      top: 'calc(14.2vw + 8px)',
      right: 'calc(4.4vw - max(0px, (100vw - 1440px) / 2))',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: '4px',
    },
  },
  selectors: { [inSky]: { '@media': { [wide]: { position: 'static', flexDirection: 'row', alignItems: 'center', gap: '8px 24px' } } } },
});

export const picture = style({
  width: '100%',
  height: 'auto',
  marginTop: '-12px',
  '@media': {
    [from.tablet]: { marginTop: '-5%' },
    [wide]: { marginTop: 0 },
    '(min-width: 2240px)': { height: '1500px', objectFit: 'cover', objectPosition: '50% 70%' },
  },
  selectors: { [inSky]: { '@media': { [from.tablet]: { marginTop: '-14%' }, [wide]: { marginTop: 0 } } } },
});

// Under the last wall is the page: the next band needs little room above it.
globalStyle(`[data-hero="beside"] ${hero} + [data-section="plain"]`, { paddingBlockStart: 'clamp(2.5rem, 1rem + 5vw, 7rem)' });
