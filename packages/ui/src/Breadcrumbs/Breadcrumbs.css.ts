import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body } from '../type/type.css.ts';

export const list = style([body.small, { display: 'flex', flexWrap: 'wrap', columnGap: '8px', color: vars.color.muted }]);
export const item = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: '8px',
  selectors: { '& + &::before': { content: '/', color: vars.color.control } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '.35em' },
});
