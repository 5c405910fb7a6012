import { globalStyle, style } from '@vanilla-extract/css';

/** Two under each other share one line between them; text before and after stands clear of it. */
export const place = style({
  selectors: {
    '& + &': { marginTop: '-1px' },
    'p + &': { marginTop: '24px' },
  },
});

globalStyle(`${place} + p`, { marginTop: '24px' });
