import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { body } from '../type/type.css.ts';

export const summary = style({
  padding: '20px 24px',
  border: `2px solid ${vars.color.error}`,
  borderRadius: vars.shape.radius,
  ':focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
export const title = style([body.body, { fontWeight: vars.font.strongWeight }]);
export const list = style({ marginTop: '8px', display: 'grid' });
export const link = style([
  body.control,
  { display: 'inline-block', paddingBlock: '6px', color: vars.color.error, textDecorationThickness: '1px', textUnderlineOffset: '.28em' },
]);
