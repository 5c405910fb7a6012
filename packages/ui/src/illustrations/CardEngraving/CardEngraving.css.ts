import { style } from '@vanilla-extract/css';

export const engraving = style({ display: 'block', width: '100%', height: 'auto' });
