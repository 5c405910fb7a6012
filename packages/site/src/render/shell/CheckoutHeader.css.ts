import { style } from '@vanilla-extract/css';
import { breakpoints, from, measure, text, vars } from '@parral/ui/themes';

const onPhone = `(max-width: ${breakpoints.tablet - 0.02}px)`;

/** Named as the header of every page: in letters twice as large the name has a line of its own, as large as there is room for. */
const few = 'header (max-width: 18.5rem)';
export const header = style({ containerName: 'header', containerType: 'inline-size', borderBottom: `1px solid ${vars.color.line}` });

export const inner = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: '16px',
  maxWidth: measure.page,
  minHeight: '64px',
  marginInline: 'auto',
  padding: '12px 20px 0',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr auto 1fr', minHeight: '90px', padding: '0 40px' },
    [from.desk]: { paddingInline: '64px' },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '44px',
  fontSize: text.small[0],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.35em' },
  '@media': { [onPhone]: { gridRow: 2, gridColumn: 1 } },
});

export const mark = style({ display: 'flex', '@container': { [few]: { gridColumn: '1 / -1' } } });

export const side = style({ display: 'flex', alignItems: 'center', justifySelf: 'end', gap: '28px', '@container': { [few]: { gridRow: 2, gridColumn: 2 } } });

export const secure = style({
  display: 'none',
  color: vars.color.muted,
  fontSize: text.small[0],
  whiteSpace: 'nowrap',
  '@media': { [from.desk]: { display: 'inline' } },
});
