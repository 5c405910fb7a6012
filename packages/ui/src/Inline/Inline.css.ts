import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minWidth: 0 });
export const wrap = style({ flexWrap: 'wrap' });
export const align = styleVariants({
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
});
