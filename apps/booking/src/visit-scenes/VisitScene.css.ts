import { from } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const scene = style({ width: '100%', height: 'auto', aspectRatio: '1 / 1', objectFit: 'cover', '@media': { [from.tablet]: { aspectRatio: '2 / 1' } } });
