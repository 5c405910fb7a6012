import { from, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const question = style({
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: '16px 32px',
  padding: '16px 20px',
  borderTop: `1px solid ${vars.color.rule}`,
  color: vars.color.ink,
  background: vars.color.ground,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', padding: '16px 40px' },
    [from.desk]: { padding: '16px max(64px, calc(50% - 656px))' },
  },
});
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' });

// One overlay at a time; and the page's last lines, and what has the focus, stay clear of the question.
globalStyle(`:root:has(dialog:modal) ${question}, :root:has([popover]:popover-open) ${question}`, { display: 'none' });
globalStyle(`:root:has(${question}:not([hidden]))`, { scrollPaddingBottom: '160px' });
globalStyle(`:root:has(${question}:not([hidden])) body`, { paddingBottom: '160px' });
