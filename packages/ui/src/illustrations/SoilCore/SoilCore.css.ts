import { style } from '@vanilla-extract/css';

export const core = style({ display: 'block', flex: 'none' });
