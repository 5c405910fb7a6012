import { forcedColors, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', marginTop: '16px' });
export const choice = style({
  display: 'inline-block',
  padding: '10px 0',
  color: vars.color.muted,
  fontSize: text.control[0],
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.ink, borderBottomColor: vars.color.accent },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:not([aria-current])': { borderBottomColor: 'Canvas' }, '&[aria-current]': { borderBottomColor: 'Highlight' } } },
  },
});
