import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { measure } from '../themes/scale.ts';

/** The dot every radio of the system is drawn with. */
export const dot = style({
  appearance: 'none',
  flex: 'none',
  width: measure.box,
  height: measure.box,
  border: `1px solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.input,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `8px solid ${vars.color.accent}`, background: vars.color.onAccent },
    'fieldset[data-wrong] &:not(:checked)': { borderColor: vars.color.error, borderWidth: '2px' },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.disabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: '28px' });
