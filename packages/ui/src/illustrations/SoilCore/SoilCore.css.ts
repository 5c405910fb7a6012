import { globalStyle, style } from '@vanilla-extract/css';

export const core = style({ display: 'block', flex: 'none' });

/** Around a picture of the estate, cut as wide as the core is. */
export const pictured = style({});
globalStyle(`${pictured} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '0 0' });
