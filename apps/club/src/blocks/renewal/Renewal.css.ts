import { style } from '@vanilla-extract/css';
import { fluid } from '@parral/ui/themes';

export const screen = style({ maxWidth: '760px', paddingBlockEnd: fluid(40, 64) });
