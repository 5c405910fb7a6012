import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, scriptJson } from '../escape-html.ts';
import { splitTemplate } from './split-template.ts';

describe('splitTemplate', () => {
  it('finds placeholders, decodes their attributes, leaves the rest alone', () => {
    expect(
      splitTemplate('<p>a</p><div class=x data-block="shop/catalogue" data-page-id=\'12\' data-title="A &amp; &#241; &quot;b&quot;"> </div><p>b</p>'),
    ).toEqual(['<p>a</p>', { block: 'shop/catalogue', attributes: { pageId: '12', title: 'A & ñ "b"' } }, '<p>b</p>']);
  });

  it.each([
    ['a comment', '<!-- <div data-block="x/y"></div> -->'],
    ['an attribute', '<p title=\'<div data-block="x/y"></div>\'>a</p>'],
    ['a script', '<script>"<div data-block=x/y></div>"</script>'],
    ['a text area', '<textarea><div data-block="x/y"></div></textarea>'],
    ['another element', '<section data-block="x/y"></section>'],
  ])('what only looks like one, in %s, is text', (_where, html) => {
    expect(splitTemplate(html)).toEqual([html]);
  });

  it('a placeholder with something in it is an error that names it', () => {
    expect(() => splitTemplate('<div data-block="shop/basket">x</div>')).toThrow('shop/basket');
  });

  it('a template that was read before is not parsed again', () => {
    const html = '<p>a</p><div data-block="x/y"></div>';
    expect(splitTemplate(html)).toBe(splitTemplate(html));
  });

  it('any attribute value comes back as it was written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((value) => !value.includes('\r') && !value.includes('\0')),
        (value) => {
          expect(splitTemplate(`<div data-block="a/b" data-x="${escapeHtml(value)}"></div>`)).toEqual([{ block: 'a/b', attributes: { x: value } }]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never loses or invents a character, whatever the html', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<', '>', '"', "'", '=', '<!--', '-->', '<p ', '</p>', '<script>', '</script>', 'a', ' ')), (parts) => {
        const html = parts.join('');
        expect(splitTemplate(html).map(String).join('')).toBe(html);
      }),
    );
  });
});

it('JSON in a script cannot end it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const json = scriptJson({ value });
      expect(json).not.toMatch(/<\/?s/i);
      expect(JSON.parse(json)).toEqual({ value });
    }),
  );
});
