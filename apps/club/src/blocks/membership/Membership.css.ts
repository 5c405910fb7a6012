import { style } from '@vanilla-extract/css';
import { fluid } from '@parral/ui/themes';

export const screen = style({ display: 'grid', gap: fluid(32, 56), paddingBlock: `${fluid(40, 64)} ${fluid(56, 84)}` });
export const vines = style({ width: '100%', maxWidth: '424px' });
export const ends = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' });
