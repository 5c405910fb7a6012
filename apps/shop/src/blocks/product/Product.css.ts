import { from, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** Stage and text side by side from 1024 px; the stage takes 760 of 1440. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 760fr) minmax(0, 680fr)' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  padding: '24px 20px 48px',
  '@media': { [from.tablet]: { padding: '32px 40px 64px' }, [from.desk]: { padding: '40px 64px 64px', maxWidth: '680px' } },
});

export const choices = style({
  display: 'grid',
  // On a phone a format's name needs the whole row.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  alignItems: 'end',
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const buy = style({
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'center',
  paddingTop: '24px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } },
});

/** On a phone the button stands in a bar that stays at the foot of the window while one reads of the wine, and has its own place after it. */
export const onDesk = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } });
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '20px',
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
  background: vars.color.ground,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { display: 'none' } },
});
// What the keyboard comes to is not hidden by it.
globalStyle(`html:has(${bar})`, { '@media': { 'not all and (min-width: 768px)': { scrollPaddingBottom: '96px' } } });

/** The bottles of a case, at the scale of a shelf. */
export const caseShelf = style({ vars: { '--bottle-scale': '0.62px' }, '@media': { [from.tablet]: { vars: { '--bottle-scale': '0.8px' } } } });

/** What it tastes like, and how to pour it. */
export const tasting = style({
  display: 'grid',
  gap: '16px 24px',
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const tastingWords = style({ '@media': { [from.desk]: { gridColumn: 'span 2' } } });

/** The electronic label: what it is, what is in it, what it gives. */
export const label = style({
  display: 'grid',
  gap: '32px 24px',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [from.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const labelTitle = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desk]: { gridColumn: 'auto' } } });
