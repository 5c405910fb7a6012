import { style } from '@vanilla-extract/css';

/** Two under each other share one line between them. */
export const place = style({ selectors: { '& + &': { marginTop: '-1px' } } });
