import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { forcedColors } from '../themes/forced-colors.ts';
import { from } from '../themes/scale.ts';
import { body } from '../type/type.css.ts';

export const list = style({ display: 'flex', gap: '8px' });

const step = style([body.control, { flex: '1 1 0', minWidth: 0, paddingTop: '14px', borderTop: `3px solid ${vars.color.accent}`, color: vars.color.muted }]);

export const state = styleVariants({
  done: [step],
  current: [
    step,
    {
      color: vars.color.ink,
      fontWeight: vars.font.strongWeight,
      '@media': { [`not all and ${from.phone}`]: { flexGrow: 2.6 }, [forcedColors]: { borderColor: 'Highlight' } },
    },
  ],
  ahead: [step, { borderColor: vars.color.line, '@media': { [forcedColors]: { borderTopStyle: 'dotted', color: 'GrayText' } } }],
});

/** On a phone only the step the reader is on is named; the others are there to be heard. */
export const quiet = style({
  '@media': {
    [`not all and ${from.phone}`]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});

export const link = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' } });
