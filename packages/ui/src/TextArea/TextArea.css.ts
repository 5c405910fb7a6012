import { style } from '@vanilla-extract/css';

export const area = style({ minHeight: '104px', resize: 'vertical', display: 'block' });
