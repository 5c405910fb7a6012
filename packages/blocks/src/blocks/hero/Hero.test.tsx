import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import block from './block.ts';
import Hero from './Hero.tsx';
import { load } from './load.server.ts';

const given = { image: 'hero', alt: 'Bancales', title: 'La viña sube', accent: 'en escalones', text: 'Desde 1924.', action: 'Reservar', href: '/es/visitas' };

const drawn = { desk: { src: '/images/alba/hero.svg', width: 1440, height: 1048 }, phone: { src: '/images/alba/hero-phone.svg', width: 624, height: 776 } };

describe('content/hero', () => {
  it('is one cached picture with a crop for phones, room kept for both, and one h1', () => {
    const html = renderToStaticMarkup(<Hero attributes={block.attributes.parse(given)} data={drawn} language="es" brand="alba" />);
    expect(html).toMatch(/<source media="\(max-width: 767\.98px\)" srcSet="\/images\/alba\/hero-phone\.svg" width="\d+" height="\d+"/);
    expect(html).toMatch(/<img [^>]*src="\/images\/alba\/hero\.svg" alt="Bancales" width="\d+" height="\d+"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('has a second way on beside the first, and none alone', () => {
    const also = { also: 'Ver los vinos', alsoHref: '/es/vinos' };
    const html = (more: object) =>
      renderToStaticMarkup(<Hero attributes={block.attributes.parse({ ...given, ...also, ...more })} data={drawn} language="es" brand="alba" />);
    expect(html({}).match(/<a [^>]*href="[^"]+"/g)).toHaveLength(2);
    expect(html({})).toMatch(/href="\/es\/vinos"[^>]*>Ver los vinos/);
    expect(html({ action: undefined })).not.toContain('<a ');
  });

  it('takes no picture from outside the brand’s folder and no link to another site', () => {
    for (const image of ['../brisa/hero', 'https://evil.example/x', '']) expect(block.attributes.safeParse({ ...given, image }).success).toBe(false);
    expect(block.attributes.safeParse({ ...given, href: 'javascript:alert(1)' }).success).toBe(false);
  });

  it('without words it is the picture and its title', () => {
    const html = renderToStaticMarkup(<Hero attributes={block.attributes.parse({ image: 'hero', title: 'brisa' })} data={drawn} language="en" brand="brisa" />);
    expect(html).not.toContain('<a ');
    expect(html).toContain('alt=""');
  });

  it('a photograph fills it: in the widths and formats it is served in, the point that matters in view', () => {
    const desk = { src: '/images/alba/hero--30-70.jpg', width: 3000, height: 2000 };
    const html = renderToStaticMarkup(
      <Hero attributes={block.attributes.parse({ ...given, image: 'hero' })} data={{ desk, phone: null }} language="es" brand="alba" />,
    );
    expect(html).toContain('<source type="image/avif" srcSet="/images/alba/hero--30-70.jpg?w=480&amp;f=avif 480w');
    expect(html).toMatch(/<img src="\/images\/alba\/hero--30-70\.jpg" alt="Bancales" width="3000" height="2000" [^>]*style="object-position:30% 70%"/);
  });

  it('a name without ending is the photograph where there is one; a crop for phones is one of the same kind', async () => {
    const picture = (file: string) => ({ src: `/images/alba/${file}`, width: 3000, height: 2000 });
    const found = async (image: string, ...files: string[]) => {
      const { desk, phone } = await load({ attributes: { image }, site: { brand: 'alba', pictures: files.map(picture) } } as unknown as Parameters<
        typeof load
      >[0]);
      return [desk.src, phone?.src ?? null].map((src) => src?.replace('/images/alba/', '') ?? null);
    };
    expect(await found('hero', 'hero.svg', 'hero-phone.svg')).toEqual(['hero.svg', 'hero-phone.svg']);
    expect(await found('hero', 'hero.svg', 'hero-phone.svg', 'hero--30-70.jpg')).toEqual(['hero--30-70.jpg', null]);
    expect(await found('hero.svg', 'hero.svg', 'hero-phone.svg', 'hero.jpg')).toEqual(['hero.svg', 'hero-phone.svg']);
    expect(await found('hero.jpg', 'hero.jpg', 'hero-phone.jpg')).toEqual(['hero.jpg', 'hero-phone.jpg']);
    await expect(async () => found('patio', 'hero.svg')).rejects.toThrow('has no picture "patio"');
  });
});
