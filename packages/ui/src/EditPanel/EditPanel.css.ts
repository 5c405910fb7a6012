import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '18px' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginTop: '8px' });
