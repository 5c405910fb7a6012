import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../themes/scale.ts';

/** Shared by every primitive that has room between its parts. */
export const gap = styleVariants(space, (size) => ({ gap: size }));

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const align = styleVariants({ stretch: {}, start: { alignItems: 'flex-start' }, center: { alignItems: 'center' }, end: { alignItems: 'flex-end' } });
