import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { text } from '../themes/scale.ts';

/** Display sizes: the theme's own face, weight and cut. */
export const displayBase = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
});

const { label: labelRole, ...displayRoles } = vars.type;

export const display = styleVariants(displayRoles, (role) => [displayBase, { fontSize: role.size, lineHeight: role.line, letterSpacing: role.tracking }]);

/** Running text sizes. */
export const body = styleVariants(text, ([fontSize, lineHeight]) => ({ fontSize, lineHeight }));

/** Letter-spaced capitals or sentence case, as the theme has it. */
export const label = style({
  fontFamily: vars.font.label,
  fontWeight: vars.font.labelWeight,
  fontSize: labelRole.size,
  lineHeight: labelRole.line,
  letterSpacing: labelRole.tracking,
  textTransform: vars.font.labelCase as 'none',
});

export const tabular = style({ fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' });
