import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenTag } from './html-balance.ts';

test.each([
  ['', null],
  ['<section><p>one<p>two<br></section>', null],
  ['<ul><li>a<li>b</ul><img alt="</div>"><!-- <div> -->', null],
  ['<script>"<div>"</script><style>a>b{}</style>', null],
  ['<div title="<div>"></div>', null],
  ['<div><div></div>', { tag: 'div', isClosing: false, index: 0 }],
  ['<DIV></div></Div>', { tag: 'div', isClosing: true, index: 1 }],
  ['<section><em>x</section>', { tag: 'em', isClosing: false, index: 0 }],
])('%s', (html, expected) => {
  expect(brokenTag(html)).toEqual(expected);
});

const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('text', '<br>', '<p>a', '&lt;'),
    fc
      .tuple(fc.constantFrom('div', 'section', 'a', 'h2', 'ul'), fc.array(tie('node'), { maxLength: 3 }))
      .map(([tag, children]) => `<${tag}>${children.join('')}</${tag}>`),
  ),
})).node;

test('whatever is nested well is let through, and not once a tag is taken out of it', () => {
  fc.assert(
    fc.property(tree, fc.nat(), (html, seed) => {
      expect(brokenTag(html)).toBeNull();
      const found = [...html.matchAll(/<\/?(?:div|section|a|h2|ul)>/g)];
      fc.pre(found.length > 0);
      const lost = found[seed % found.length];
      const at = lost?.index ?? 0;
      expect(brokenTag(html.slice(0, at) + html.slice(at + (lost?.[0].length ?? 0)))).not.toBeNull();
    }),
  );
});
