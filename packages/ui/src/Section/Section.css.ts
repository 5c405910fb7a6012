import { style, styleVariants } from '@vanilla-extract/css';
import { fluid, from, measure } from '../themes/scale.ts';

/** The page's margins: 20 px on a phone, 64 px from 1024 px, never wider than 1440 px. */
export const inner = style({
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  paddingInline: '20px',
  '@media': { [from.tablet]: { paddingInline: '40px' }, [from.desk]: { paddingInline: '64px' }, print: { paddingInline: 0 } },
});

export const narrow = style({ maxWidth: '720px', paddingBlock: `${fluid(32, 64)} 96px` });

export const space = styleVariants({
  normal: { paddingBlock: `${fluid(56, 84)} ${fluid(64, 104)}` },
  small: { paddingBlock: `${fluid(32, 48)} ${fluid(40, 64)}` },
  top: { paddingBlock: `${fluid(32, 64)} 0` },
  none: {},
});
