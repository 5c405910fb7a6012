import { bottleSize } from '@parral/ui/illustrations';
import { from, motion } from '@parral/ui/themes';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The window of the product's pictures is never lower than this (specification section 9, carousel). */
const WINDOW = '420px';

/** Its sky goes on behind the header, which is 64 px high, 88 px from 1024 px. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { '--bottle-scale': '1.3px' },
  '::before': { content: '', position: 'absolute', zIndex: -1, insetInline: 0, top: '-64px', height: '65px', background: 'inherit' },
  '@media': {
    [from.tablet]: { vars: { '--bottle-scale': '1.8px' } },
    [from.desk]: { vars: { '--bottle-scale': '2.3px' }, '::before': { top: '-88px', height: '89px' } },
  },
});

/**
 * Another vintage's bottle is turned until its label is in front. Not while the page comes: then the block is not alive yet, and what
 * stands there already does not start again.
 */
globalStyle(`${stage} svg > g`, { transformBox: 'fill-box', transformOrigin: 'center', transition: `transform ${motion.turn}, opacity ${motion.color}` });
globalStyle(`[data-alive] ${stage} svg > g`, { '@starting-style': { transform: 'translateX(-46%) scaleX(.08)', opacity: 0 } });

export const view = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: WINDOW,
  paddingTop: '12px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  '@media': { [from.tablet]: { paddingTop: '32px' }, [from.desk]: { paddingTop: '42px' } },
});

/** Room for the bottle also while another vintage's is on its way: the ground stays where it is. */
export const standing = styleVariants({ bordeaux: 'bordeaux', burgundy: 'burgundy', half: 'half', magnum: 'magnum', case: 'case' } as const, (shape) => ({
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: `calc(${bottleSize(shape).height} * var(--bottle-scale))`,
}));

/** The ground the bottle stands on; its upper edge is the soil's own. It goes down as far as the text beside it. */
export const ground = style({
  display: 'block',
  width: '100%',
  height: '150px',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: 'top',
  // The soil's edge is uneven: the bottle stands a little in it, nowhere above it.
  marginTop: '-5px',
  '@media': { [from.tablet]: { height: '220px', marginTop: '-8px' }, [from.desk]: { flex: '1 0 260px', height: 0, minHeight: '260px' } },
});

/** The bottle so near that its label fills the window: what stands in its middle is this far down the bottle. */
const near = (down: number) =>
  style({
    position: 'absolute',
    top: '46%',
    left: '50%',
    transform: `translate(-50%, -${down}%)`,
    vars: { '--bottle-scale': '3.6px' },
    '@media': { [from.tablet]: { vars: { '--bottle-scale': '5px' } }, [from.desk]: { vars: { '--bottle-scale': '7.6px' } } },
  });
export const closeUp: Readonly<Record<string, string>> = { A: near(68), B: near(71), C: near(76), D: near(74) };
for (const one of Object.values(closeUp)) globalStyle(`${one} svg`, { maxWidth: 'none' });

/** The ground fills the window. */
export const soil = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', maxWidth: 'none', objectFit: 'cover', objectPosition: '30% 50%' });

/** A photograph of the label fills the window as the ground does. */
export const photographedLabel = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', maxWidth: 'none', objectFit: 'cover' });
