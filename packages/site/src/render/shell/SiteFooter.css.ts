import { style } from '@vanilla-extract/css';

/** The row of vines keeps its size and runs on past a narrow window. */
export const vines = style({ width: 'max(100%, 1440px)', maxWidth: 'none' });

/** A photograph in its place is a band across the window. */
export const photograph = style({ width: '100%', height: 'clamp(120px, 18vw, 280px)', objectFit: 'cover' });
