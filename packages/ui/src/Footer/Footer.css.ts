import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid, from, text } from '../themes/scale.ts';
import { label } from '../type/type.css.ts';

/** Far below what is read first: styled and set once it comes near. Until then it is taken for higher than it is: who goes to the page's end would else stop short of it. */
export const foot = style({
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 1500px',
  '@media': { [from.tablet]: { containIntrinsicHeight: 'auto 900px' } },
});

export const strip = style({ display: 'block', overflow: 'hidden', lineHeight: 0 });

export const body = style({
  display: 'grid',
  gap: '48px 24px',
  paddingBlock: `${fluid(48, 72)} ${fluid(48, 76)}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

export const letter = style({ '@media': { [from.tablet]: { gridColumn: '1 / span 6' }, [from.desk]: { gridColumn: '1 / span 5' } } });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 24px',
  // Between phone and desk the links keep to one line, and the address takes what is left.
  '@media': {
    [from.tablet]: { gridColumn: '7 / -1', gridTemplateColumns: 'fit-content(62%) minmax(0, 1fr)' },
    [from.desk]: { gridColumn: '8 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const groupTitle = style([label, { color: vars.color.muted, marginBottom: '8px' }]);
export const groupItem = style({ fontSize: text.small[0], lineHeight: 1.4, paddingBlock: '6px' });
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  paddingBlock: '5px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.35em' },
});

export const funding = style({
  display: 'flex',
  gap: '16px 24px',
  alignItems: 'center',
  paddingBlock: '24px',
  borderTop: `1px solid ${vars.color.line}`,
});
/** As high as the words beside it, however wide the programme's sign is; never wider than half a phone. */
export const fundingLogo = style({ flex: 'none', width: 'auto', height: '72px', maxWidth: '45%', objectFit: 'contain' });
export const fundingWords = style({
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 24px',
  alignItems: 'baseline',
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const fundingTitle = style([label, { color: vars.color.muted }]);
export const fundingText = style({ fontSize: text.small[0], lineHeight: 1.45, maxWidth: '70ch', textWrap: 'balance' });

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: '24px 32px',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.note[0],
});
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });
