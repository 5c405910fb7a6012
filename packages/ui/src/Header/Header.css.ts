import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from, motion } from '../themes/scale.ts';

const below = '(max-width: 1023.98px)';
/** What stands beside each other is asked in the reader's letters: twice as large, a phone has room for half as many. */
export const room = style({ containerName: 'header', containerType: 'inline-size' });
/** The name alone, what opens below it; nothing narrower than 320 px has so little in letters of its own size. */
const few = 'header (max-width: 18.5rem)';
/** From a tablet on the name is larger. */
const fewOnTablet = 'header (max-width: 26rem)';
const nameAlone = { gridTemplateAreas: '"mark mark" "menu tools"', gridTemplateColumns: '1fr auto' } as const;
/** A wide window whose links take a row of their own. */
const some = 'header (max-width: 56rem)';

/** On paper the name alone stands. */
const noPaper = { print: { display: 'none' } } as const;

export const header = style({
  display: 'grid',
  gridTemplateAreas: vars.header.phoneAreas,
  gridTemplateColumns: vars.header.phoneColumns,
  alignItems: 'center',
  columnGap: '16px',
  minHeight: '64px',
  '@media': {
    '(max-width: 359.98px)': { columnGap: '8px' },
    [from.tablet]: { '@container': { [fewOnTablet]: nameAlone } },
    [from.desk]: {
      gridTemplateAreas: vars.header.areas,
      gridTemplateColumns: vars.header.columns,
      columnGap: 'clamp(32px, 3.3vw, 48px)',
      minHeight: '88px',
      '@container': { [some]: { gridTemplateAreas: '"mark tools" "nav nav"', gridTemplateColumns: 'auto 1fr' } },
    },
  },
  '@container': { [few]: nameAlone },
});

export const ruled = style({ borderBottom: `1px solid ${vars.color.line}` });

export const mark = style({ gridArea: 'mark', display: 'flex', minWidth: 0 });
export const tools = style({
  gridArea: 'tools',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  '@media': { [from.desk]: { gap: '24px' }, ...noPaper },
});

export const menuButton = style({
  gridArea: 'menu',
  justifySelf: 'start',
  minHeight: '44px',
  minWidth: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [from.desk]: { display: 'none' }, ...noPaper },
});

/** One list for both: a popover on a phone, a plain row from 1024 px. */
export const nav = style({
  gridArea: 'nav',
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.ink,
  background: 'none',
  '@media': {
    ...noPaper,
    [below]: {
      position: 'fixed',
      inset: 0,
      width: '100%',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      padding: '10px 20px 32px',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: vars.color.ground,
    },
    [from.desk]: { display: 'flex', position: 'static', width: 'auto', height: 'auto', overflow: 'visible' },
  },
});

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [from.desk]: { flexDirection: 'row', flexWrap: 'wrap', gap: '0 clamp(20px, 2.2vw, 34px)' } },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: '6px',
    borderTop: `1px solid ${vars.color.second}`,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.underline}`,
  },
  selectors: {
    '&:hover::after, &[aria-current]::after': { transform: 'none' },
    '&[aria-current]': { color: vars.color.accent },
  },
  '@media': {
    [below]: {
      minHeight: '64px',
      borderBottom: `1px solid ${vars.color.line}`,
      fontFamily: vars.font.display,
      fontVariationSettings: vars.font.displayCut,
      fontSize: vars.type.minor.size,
      '::after': { display: 'none' },
    },
  },
});

export const closeButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginInlineEnd: '-12px',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '1.25rem',
  cursor: 'pointer',
});
export const deskOnly = style({ display: 'none', '@media': { [from.desk]: { display: 'flex', alignItems: 'center', gap: '24px' } } });
export const menuTop = style({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: '44px',
  marginBottom: '12px',
  '@media': { [from.desk]: { display: 'none' } },
});
export const phoneOnly = style({ '@media': { [from.desk]: { display: 'none' } } });
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '16px',
  marginTop: '16px',
  '@media': { [from.desk]: { display: 'none' } },
});
export const moreLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink },
  selectors: { '&[aria-current]': { color: vars.color.accent } },
});
/** The language’s letters begin where the links do, whatever room a finger has round them. */
export const menuFoot = style([phoneOnly, { marginTop: '24px', marginInlineStart: '-6px' }]);
export const basket = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: '44px',
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
