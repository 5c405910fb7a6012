import { from, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '0 8px 0 20px',
  borderBottom: `1px solid ${vars.color.rule}`,
  color: vars.color.ink,
  background: vars.color.ground,
  '@media': { [from.tablet]: { paddingLeft: '40px', paddingRight: '28px' }, [from.desk]: { paddingLeft: '64px', paddingRight: '52px' } },
});
export const text = style({ flex: 1, margin: 0, padding: '10px 0', fontSize: '0.9375rem', lineHeight: 1.45, textWrap: 'balance' });
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});

// Said before the first paint by the script in the head, so that the page does not move.
globalStyle(`:root[data-banner-closed] ${banner}`, { display: 'none' });
