import { style } from '@vanilla-extract/css';

/** The row of vines keeps its size and runs on past a narrow window. */
export const vines = style({ width: 'max(100%, 1440px)', maxWidth: 'none' });
