import { style } from '@vanilla-extract/css';
import { space, vars } from '@parral/ui/themes';

export const bar = style({ width: '100%', maxWidth: '640px', height: '12px', accentColor: vars.color.accent });
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[24]}`, fontVariantNumeric: 'lining-nums tabular-nums' });
