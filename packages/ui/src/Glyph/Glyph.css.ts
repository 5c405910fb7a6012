import { style } from '@vanilla-extract/css';

export const glyph = style({ flex: 'none', width: '1em', height: '1em', fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 });
