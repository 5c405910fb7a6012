import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from } from '../themes/scale.ts';

export const place = style({ display: 'flex', alignItems: 'center', gap: '16px', selectors: { '&[hidden]': { display: 'none' } } });

const tie = '--profile';

export const button = style({
  anchorName: tie,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  color: vars.color.ink,
  background: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

const phone = '(max-width: 1023.98px)';

/** On a phone the sign stands for the name, which is still read out; on a wide window a long one is cut short. */
export const name = style({
  maxWidth: '11em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [phone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
});
export const sign = style({ fontSize: '1.25rem', display: 'inline-flex', '@media': { [from.desk]: { display: 'none' } } });
/** Beside the sign there is no room for it on a phone. */
export const arrow = style({ display: 'inline-flex', '@media': { [phone]: { display: 'none' } } });

/** Under its button, also where a banner stands above the header; a browser that cannot tie it there has it at the header's right. It scrolls away with it. */
export const menu = style({
  position: 'absolute',
  inset: 'auto',
  top: '60px',
  insetInlineEnd: '20px',
  minWidth: '208px',
  margin: 0,
  padding: '8px 20px',
  border: `1px solid ${vars.color.rule}`,
  color: vars.color.ink,
  background: vars.color.ground,
  '@media': { [from.desk]: { top: '80px', insetInlineEnd: '64px' } },
  '@supports': { '(top: anchor(--x bottom))': { positionAnchor: tie, top: 'anchor(bottom)', insetInlineEnd: 'anchor(end)' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: '44px',
  padding: 0,
  border: 0,
  color: vars.color.ink,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { color: vars.color.accent } },
});

/** On a phone the menu has it. */
export const exit = style({
  display: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  color: vars.color.ink,
  background: 'none',
  fontSize: '1.25rem',
  cursor: 'pointer',
  ':hover': { color: vars.color.accent },
  '@media': { [from.desk]: { display: 'grid' } },
});
