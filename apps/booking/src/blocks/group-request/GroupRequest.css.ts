import { from } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const screen = style({ maxWidth: '720px', paddingBlock: '0 96px', '@media': { [from.desk]: { paddingBottom: '120px' } } });
/** Without script it does nothing; whom to call stands above it. */
export const form = style({ '@media': { '(scripting: none)': { display: 'none' } } });
