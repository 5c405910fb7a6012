import { style } from '@vanilla-extract/css';

export const form = style({ maxWidth: '620px', marginBottom: '32px' });
