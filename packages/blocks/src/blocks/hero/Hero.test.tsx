import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import block from './block.ts';
import Hero from './Hero.tsx';

const given = { image: 'hero', alt: 'Bancales', title: 'La viña sube', accent: 'en escalones', text: 'Desde 1924.', action: 'Reservar', href: '/es/visitas' };

describe('content/hero', () => {
  it('is one cached picture with a crop for phones, room kept for both, and one h1', () => {
    const html = renderToStaticMarkup(<Hero attributes={block.attributes.parse(given)} data={null} language="es" brand="alba" />);
    expect(html).toMatch(/<source media="\(max-width: 767\.98px\)" srcSet="\/images\/alba\/hero-phone\.svg" width="\d+" height="\d+"/);
    expect(html).toMatch(/<img [^>]*src="\/images\/alba\/hero\.svg" alt="Bancales" width="\d+" height="\d+"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('takes no picture from outside the brand’s folder and no link to another site', () => {
    for (const image of ['../brisa/hero', 'https://evil.example/x', '']) expect(block.attributes.safeParse({ ...given, image }).success).toBe(false);
    expect(block.attributes.safeParse({ ...given, href: 'javascript:alert(1)' }).success).toBe(false);
  });

  it('without words it is the picture and its title', () => {
    const html = renderToStaticMarkup(<Hero attributes={block.attributes.parse({ image: 'hero', title: 'brisa' })} data={null} language="en" brand="brisa" />);
    expect(html).not.toContain('<a ');
    expect(html).toContain('alt=""');
  });
});
