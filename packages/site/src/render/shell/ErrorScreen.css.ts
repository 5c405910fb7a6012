import { from, measure } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

/** The words stand in the room that the picture leaves: beside its end, or where its ground ends, which is narrower and needs a wider window. */
const beside = '[data-hero="beside"] &';
const below = '[data-hero="sky"] &';
const wide = '(min-width: 1280px)';

export const screen = style({
  display: 'grid',
  gap: '40px',
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  paddingTop: '32px',
  overflow: 'hidden',
  selectors: { [beside]: { paddingBottom: '72px' } },
});

const inPicture = { gridArea: '1 / 1', zIndex: 1 } as const;
export const words = style({
  paddingInline: 'var(--page-margin)',
  selectors: {
    [beside]: { '@media': { [from.desk]: { ...inPicture, alignSelf: 'start', justifySelf: 'end', width: '46%', padding: '16px var(--page-margin) 0 0' } } },
    [below]: { '@media': { [wide]: { ...inPicture, alignSelf: 'end', width: '48%', paddingBottom: '48px' } } },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  selectors: {
    [beside]: { '@media': { [from.desk]: { gridArea: '1 / 1' } } },
    [below]: { '@media': { [wide]: { gridArea: '1 / 1' } } },
  },
});
