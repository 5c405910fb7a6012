import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, placeholder } from './engine.ts';
import { findPage, matchRoute } from './route-pattern.ts';
import { drawingSize, fillImageSizes } from './image-size.ts';

describe('the block tag (placeholders)', () => {
  test('writes a placeholder with its attributes, values escaped, empty ones left out', () => {
    const html = createEngine({ partials: {} }).parseAndRenderSync(
      `{% block 'shop/catalogue' page-id: 12, category: 'red', hint: title, none: nil, on: true %}`,
      { title: `"<b>' & more` },
    );
    expect(html).toBe(
      '<div data-block="shop/catalogue" data-page-id="12" data-category="red" data-hint="&quot;&lt;b&gt;&#39; &amp; more" data-on="true"></div>',
    );
  });

  test('never lets a value out of its attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const html = placeholder('shop/product', { slug: value });
        const inside = html.slice('<div data-block="shop/product" data-slug="'.length, -'"></div>'.length);
        expect(inside).not.toMatch(/["<>']/);
      }),
    );
  });

  test('what a template prints is escaped unless it says raw', () => {
    const engine = createEngine({ partials: {} });
    expect(engine.parseAndRenderSync('{{ name }} {{ name | raw }}', { name: 'A & <b>' })).toBe('A &amp; &lt;b&gt; A & <b>');
  });

  test('a template cannot read files outside its partials', () => {
    expect(() => createEngine({ partials: {} }).parseAndRenderSync("{% render '/etc/hostname' %}", {})).toThrow('Failed to lookup');
  });
});

describe('route patterns', () => {
  test('catch their parts and nothing else', () => {
    expect(matchRoute('vinos/:slug', 'vinos/reserva')).toEqual({ slug: 'reserva' });
    expect(matchRoute('vinos/:slug', 'vinos')).toBeNull();
    expect(matchRoute('vinos/:slug', 'vinos/')).toBeNull();
    expect(matchRoute('vinos/:slug', 'vinos/a/b')).toBeNull();
    expect(matchRoute('', '')).toEqual({});
  });

  test('give way to a page of exactly that address', () => {
    const pages = [{ route: 'vinos/:slug' }, { route: 'vinos/todos' }, { route: '' }];
    expect(findPage(pages, 'vinos/todos')?.page.route).toBe('vinos/todos');
    expect(findPage(pages, 'vinos/reserva')).toEqual({ page: pages[0], params: { slug: 'reserva' } });
    expect(findPage(pages, '')?.page.route).toBe('');
    expect(findPage(pages, 'nada')).toBeNull();
    expect(findPage(pages, 'vinos/:slug')?.params).toEqual({ slug: ':slug' });
  });
});

describe('pictures keep their room', () => {
  test.each([
    ['by width and height', '<svg width="64px" height="48" viewBox="0 0 1 1">', { width: 64, height: 48 }],
    ['by viewBox', '<?xml version="1.0"?><svg viewBox="0 0 1440 900.4">', { width: 1440, height: 900 }],
    ['with the field that it goes on in', '<svg width="64" height="48" data-field="deep">', { width: 64, height: 48, field: 'deep' }],
    ['by neither', '<svg>', null],
  ])('%s', (_what, svg, size) => {
    expect(drawingSize(Buffer.from(svg))).toEqual(size);
  });

  test('a photograph also names the widths and formats it is served in', () => {
    const html = fillImageSizes('<img src="/images/a.jpg" alt="">', () => ({ width: 700, height: 300 }));
    expect(html).toMatch(
      /^<picture [^>]*><source type="image\/avif" srcset="\/images\/a\.jpg\?w=480&#38;f=avif 480w, [^"]*700w" sizes="[^"]+"><source type="image\/webp"/,
    );
    expect(html).toContain('<img width="700" height="300" src="/images/a.jpg" alt=""></picture>');
  });

  test('a width in the template stays as it is', () => {
    const sizeOf = () => ({ width: 2, height: 1 });
    expect(fillImageSizes('<img src="/images/a.svg" alt="">', sizeOf)).toBe('<img width="2" height="1" src="/images/a.svg" alt="">');
    expect(fillImageSizes('<img width="9" height="9" src="/images/a.svg">', sizeOf)).toBe('<img width="9" height="9" src="/images/a.svg">');
  });
});
