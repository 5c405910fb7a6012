import { globalStyle } from '@vanilla-extract/css';
import { measure, motion, text, vars } from '@parral/ui/themes';

/** Elements as templates write them: without a class, so that nothing of a component is met. */
const plain = (tags: string) => `:is(${tags}):where(:not([class]))`;
const within = (selector: string) => `:where([data-section]) ${selector}`;
const children = (selector: string) => `:where([data-section] > :is(div, header, section), [data-section]) > ${selector}`;

const display = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontVariationSettings: vars.font.displayCut };
const role = ({ size, line, tracking }: { size: string; line: string; tracking: string }) => ({
  ...display,
  fontSize: size,
  lineHeight: line,
  letterSpacing: tracking,
});

globalStyle(within(plain('h1, h2')), role(vars.type.page));
// Pages of text alone, such as the terms, are read from heading to heading.
globalStyle(`:where(main:not(:has([data-layout]))) :where([data-section]) > ${plain('h2')}`, { ...role(vars.type.small), maxWidth: '620px' });
globalStyle(within(plain('h3')), { ...role(vars.type.minor), marginTop: '1.4em' });
globalStyle(within(plain('h4')), role(vars.type.item));
globalStyle(within(`${plain('h1, h2, h3')} > em`), {
  display: 'block',
  fontStyle: vars.font.emphasisStyle,
  color: `color-mix(in srgb, ${vars.color.accent} ${vars.font.emphasisShare}, ${vars.color.ink})`,
});

globalStyle(children(plain('p, ul, ol, dl, address')), { maxWidth: '620px' });
globalStyle(within(`:is(h1, h2) + ${plain('p, ul, ol, dl')}`), { marginTop: '24px' });
globalStyle(within(`h3 + ${plain('p, ul, ol, dl')}`), { marginTop: '8px' });
globalStyle(within(`:is(p, ul, ol, dl) + ${plain('p, ul, ol')}`), { marginTop: '1.1em' });
// What a template says after a block stands clear of it.
globalStyle(`:where([data-section]) > div + ${plain('p')}`, { marginTop: '24px' });
globalStyle(within(`:is(p, ul, ol, dl) + ${plain('h2')}`), { marginTop: '1.4em' });
globalStyle(children(plain('blockquote')), {
  maxWidth: '620px',
  marginTop: '1.1em',
  paddingInlineStart: '20px',
  borderInlineStart: `2px solid ${vars.color.second}`,
});
globalStyle(within(`:is(blockquote, table, pre, [data-scroll]) + ${plain('h2')}`), { marginTop: '1.4em' });
globalStyle(within(`table + ${plain('p')}`), { marginTop: '24px' });
globalStyle(within('address'), { fontStyle: 'normal' });
globalStyle(within(':is(strong, b)'), { fontWeight: vars.font.strongWeight });
globalStyle(within('[data-lead]'), { fontSize: text.lead[0], lineHeight: text.lead[1], maxWidth: measure.text });

// Where to go from here: the first is the page's one filled button.
const ways = ':where([data-section]) p[data-actions]';
globalStyle(ways, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px', marginTop: '32px' });
globalStyle(`${ways} > a:first-child`, {
  padding: '14px 23px',
  // Where the reader's own colours are forced it is seen, and the ground is not.
  border: '1px solid transparent',
  borderRadius: vars.shape.radius,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: text.control[0],
  lineHeight: text.control[1],
  fontWeight: vars.font.strongWeight,
  textDecoration: 'none',
});
globalStyle(`${ways} > a:first-child:hover`, { background: vars.color.accentHover });

// An address of mail is one word to the browser, and often longer than a narrow column.
globalStyle(within(plain('dd')), { overflowWrap: 'anywhere', minWidth: 0 });

const link = `:is(p, li, dd):where(:not([class])) > ${plain('a')}`;
globalStyle(within(link), {
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.32em',
  transition: `text-decoration-color ${motion.color}`,
});
globalStyle(within(`${link}:hover`), { textDecorationThickness: '2px' });

const list = plain('ul, ol');
const rule = `1px solid ${vars.color.line}`;
// One long word does not make the list wider than its place.
globalStyle(within(list), { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'break-word' });
globalStyle(within(`${list} > li`), { paddingBlock: '14px', borderTop: rule });
globalStyle(within(`${list} > li:last-child`), { borderBottom: rule });
globalStyle(within(plain('ol')), { counterReset: 'entry' });
globalStyle(within(`${plain('ol')} > li`), { counterIncrement: 'entry', paddingInlineStart: '2.2em', position: 'relative' });
globalStyle(within(`${plain('ol')} > li::before`), {
  ...display,
  content: 'counter(entry)',
  position: 'absolute',
  insetInlineStart: 0,
  color: vars.color.accent,
  fontSize: '1.35em',
  lineHeight: 1.2,
});

const facts = plain('dl');
globalStyle(within(`${facts} > div`), { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', paddingBlock: '14px', borderTop: rule });
globalStyle(within(`${facts} > div:last-child`), { borderBottom: rule });
globalStyle(within(`${facts} > div > dt`), { ...role(vars.type.item), flex: '1 0 max(6.5em, 25% - 18px)' });
// Under its name where a column or a reader's letters leave no line for an address of mail or a number to call; beside it, it takes all that is left.
globalStyle(within(`${facts} > div > dd`), { flex: '9999 0 min(13em, 100%)' });

globalStyle(within(plain('table')), { width: '100%', borderCollapse: 'collapse', marginTop: '24px', fontVariantNumeric: 'lining-nums tabular-nums' });
globalStyle(within(plain('th, td')), { padding: '12px 16px 12px 0', borderTop: rule, textAlign: 'start', verticalAlign: 'top' });

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
globalStyle(within(plain('code')), { fontFamily: mono, fontSize: '.86em', overflowWrap: 'break-word' });
globalStyle(within(plain('pre')), { overflowX: 'auto', maxWidth: '860px', marginTop: '24px', padding: '16px 20px', background: vars.color.raise });
globalStyle(within(`${plain('pre')} > code`), { overflowWrap: 'normal' });
globalStyle(within(`pre + ${plain('p, ul, ol, dl')}`), { marginTop: '24px' });

// A table, or whatever else may be wider than a phone, is moved within itself.
globalStyle('[data-scroll]', { overflowX: 'auto', marginTop: '24px' });
globalStyle(`[data-scroll] > ${plain('table')}`, { marginTop: 0 });
globalStyle('[data-scroll] td:not(:first-child) > code', { overflowWrap: 'anywhere' });
globalStyle('[data-scroll] > table:has(td:nth-child(3))', { minWidth: '42rem' });

globalStyle(within('figcaption'), { marginTop: '12px', color: vars.color.muted, fontSize: text.note[0], lineHeight: text.note[1] });
