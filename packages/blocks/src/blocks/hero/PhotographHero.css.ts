import { style } from '@vanilla-extract/css';
import { from, measure, vars, veil } from '@parral/ui/themes';

/** Begins behind the header and fills the first screen, the photograph all of it. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'clamp(560px, 92svh, 900px)',
  marginTop: '-64px',
  paddingTop: '64px',
  background: vars.color.ground,
  '@media': { [from.desk]: { marginTop: '-88px', paddingTop: '88px' } },
});

/** The veil lies behind the header and these words, and is gone a little below them. */
export const inner = style({
  position: 'relative',
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  padding: '24px var(--page-margin) 0',
  '::before': { content: '', position: 'absolute', zIndex: -1, inset: '-88px -50vw -220px', background: veil(vars.color.ground, '220px') },
  '@media': { [from.tablet]: { paddingTop: '40px' } },
});

export const title = style({ '@media': { [from.desk]: { maxWidth: '74%' } } });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '20px',
  marginTop: '24px',
  '@media': { [from.tablet]: { flexDirection: 'row', alignItems: 'flex-end', gap: '40px' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' });
export const text = style({ maxWidth: '440px' });
export const picture = style({ position: 'absolute', zIndex: -2, inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
