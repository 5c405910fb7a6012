import { style } from '@vanilla-extract/css';

export const below = style({ marginTop: '4px', '@media': { '(scripting: none)': { display: 'none' } } });
