import { vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const refusal = style({ color: vars.color.accent, selectors: { '&:empty': { display: 'none' } } });
