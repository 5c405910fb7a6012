import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';

export const list = style({ display: 'flex', alignItems: 'center' });
export const item = style({ whiteSpace: 'nowrap', selectors: { '& + &::before': { content: '/', color: vars.color.muted } } });
export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '34px',
  minHeight: '44px',
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink },
  selectors: { '&[aria-current]': { color: vars.color.ink, fontWeight: vars.font.strongWeight } },
});
