import { from } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

/** Columns 1 to 7 beside 9 to 12, as a page's own two parts stand. */
export const screen = style({
  display: 'grid',
  gap: '64px 24px',
  alignItems: 'start',
  paddingBlock: '0 96px',
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', paddingBottom: '120px' } },
});
export const main = style({ minWidth: 0, '@media': { [from.desk]: { gridColumn: '1 / span 7' } } });
export const aside = style({ minWidth: 0, '@media': { [from.desk]: { gridColumn: '9 / -1' } } });
/** Without script it does nothing; whom to call stands above it. */
export const form = style({ '@media': { '(scripting: none)': { display: 'none' } } });
