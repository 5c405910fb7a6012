import { globalStyle } from '@vanilla-extract/css';
import { from, measure } from '@parral/ui/themes';

// A heading with a line or a link at its other side.
globalStyle(':where([data-section]) > header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '32px',
  '@media': { [from.tablet]: { marginBottom: '44px' } },
});
globalStyle(':where([data-section]) > header > p', { marginTop: 0, maxWidth: '533px' });
// A sentence begins where the text column of stories begins; a link stands at the margin.
globalStyle(':where([data-section]) > header > p:not(:has(> a:only-child))', {
  '@media': { [from.desk]: { flex: '0 0 41%', maxWidth: 'none', alignSelf: 'start', paddingTop: '8px' } },
});

// A heading and one list: side by side where there is room.
const list = ':is(ul, ol, dl)';
const listed = `main:has([data-layout]) [data-section]:has(> h2:first-child + ${list}:last-child:not([class]):not([data-figures]))`;
globalStyle(listed, {
  '@media': { [from.desk]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: '24px', alignItems: 'start' } },
});
globalStyle(`${listed} > h2`, { '@media': { [from.desk]: { gridColumn: '1 / span 6' } } });
globalStyle(`${listed} > h2 + ${list}`, { '@media': { [from.desk]: { gridColumn: '8 / -1', marginTop: '10px', maxWidth: 'none' } } });

// The page's own title: what it says follows below it, and stands beside its last line where there is room.
globalStyle(':where([data-section]) > header:has(> h1)', { '@media': { [`not all and ${from.desk}`]: { display: 'block' } } });
globalStyle(':where([data-section]) > header > h1 + p', {
  marginTop: '20px',
  paddingTop: 0,
  maxWidth: measure.text,
  '@media': { [from.desk]: { flexBasis: '36%', alignSelf: 'end', marginTop: 0, paddingBottom: '10px' } },
});
