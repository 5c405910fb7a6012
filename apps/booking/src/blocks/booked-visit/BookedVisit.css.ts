import { from } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const screen = style({ maxWidth: '860px', paddingBlock: '32px 120px', '@media': { [from.desk]: { paddingTop: '64px' } } });
export const missing = style({ width: '100%', maxWidth: '624px', height: 'auto' });
