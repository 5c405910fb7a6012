import { style } from '@vanilla-extract/css';

export const key = style({ display: 'block', width: '100%', height: '44px' });
