import { style } from '@vanilla-extract/css';
import { fluid } from '@parral/ui/themes';

export const screen = style({ display: 'grid', gap: fluid(32, 48), marginTop: fluid(32, 48) });
export const bottle = style({ display: 'grid', alignItems: 'end' });
export const foot = style({ display: 'grid', justifyItems: 'start', gap: '12px' });
