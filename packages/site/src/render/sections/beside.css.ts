import { globalStyle } from '@vanilla-extract/css';
import { from } from '@parral/ui/themes';

const beside = '[data-layout="beside"]';

/** Two blocks next to each other, the second the narrower: a form and what goes with it. One under the other on a phone. */
globalStyle(beside, {
  display: 'grid',
  gap: '64px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
globalStyle(`* + ${beside}`, { marginTop: '48px' });
globalStyle(`${beside} > *`, { minWidth: 0 });
globalStyle(`${beside} > :first-child`, { '@media': { [from.desk]: { gridColumn: '1 / span 7' } } });
globalStyle(`${beside} > :nth-child(2)`, { '@media': { [from.desk]: { gridColumn: '9 / -1' } } });
// What follows the words of a column's own heading, such as questions with rules, keeps clear of its descenders.
globalStyle(`${beside} > div > h2:not(:last-child)`, { marginBottom: '24px' });
// A drawing under words, such as a map, keeps clear of them.
globalStyle(`${beside} > div > p + :is(div, figure)`, { marginTop: '32px' });
