import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px', marginTop: '32px' });
