import { from, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '24px', '@media': { [from.desk]: { gap: '32px' } } });

/** A ticket: the picture, what it is, and the part that is torn off. */
export const ticket = style({
  display: 'grid',
  background: vars.color.input,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radius,
  overflow: 'hidden',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
    [from.desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)', minHeight: '320px' },
  },
});

export const picture = style({
  width: '100%',
  height: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  // A present stands at the left of its picture, tall; people are in the middle of theirs.
  objectPosition: '40% 40%',
  '@media': {
    // Across the ticket: in a column, half a press or half a glass would be left.
    [from.tablet]: { gridColumn: '1 / -1' },
    // Beside the words as high as they are, whatever the picture's own shape.
    [from.desk]: { gridColumn: 'auto', aspectRatio: 'auto', height: 0, minHeight: '100%' },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  padding: '24px 20px 20px',
  '@media': { [from.tablet]: { padding: '28px' }, [from.desk]: { padding: '40px 36px' } },
});

/** Torn off along the dashes. */
export const stub = style({
  display: 'grid',
  alignContent: 'center',
  gap: '20px',
  padding: '20px',
  borderTop: `2px dashed ${vars.color.line}`,
  '@media': {
    [from.tablet]: { padding: '28px', borderTop: 'none', borderInlineStart: `2px dashed ${vars.color.line}` },
    [from.desk]: { padding: '36px' },
  },
});
