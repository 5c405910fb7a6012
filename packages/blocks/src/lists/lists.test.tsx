import { InWords } from '@parral/site/testing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Press from '../blocks/press/Press.tsx';
import Projects from '../blocks/projects/Projects.tsx';
import Videos from '../blocks/videos/Videos.tsx';

const props = { attributes: {}, language: 'es', brand: 'alba' } as const;
const films = { ...props, attributes: { alt: '' } };
const list = { html: ['<article><h3>Muros</h3></article>'], total_pages: 5, categories: [{ id: 1, name: 'Suelo' }] };
const draw = (list: ReactNode) => renderToStaticMarkup(<InWords language="es">{list}</InWords>);
const numbers = (html: string) => [...html.matchAll(/aria-label="Página (\d+)"/g)].map((found) => Number(found[1]));

describe('lists of content pages work by their address alone (specification sections 2 and 4)', () => {
  it.each([
    [1, [1, 2, 3]],
    [3, [2, 3, 4]],
    [5, [3, 4, 5]],
    [99, [3, 4, 5]],
  ])('page %i of 5 shows the window %j', (page, window) => {
    const html = draw(<Projects {...props} data={{ list, path: '/es/proyectos', page, category: undefined }} />);
    expect(numbers(html)).toEqual(window);
  });

  it('the chosen category stays when the page turns, and the page starts anew with another category', () => {
    const html = draw(<Projects {...props} data={{ list, path: '/es/proyectos', page: 2, category: 1 }} />);
    expect(html).toContain('href="/es/proyectos?cat_id=1&amp;p=3#projects"');
    expect(html).toContain('href="/es/proyectos?cat_id=1#projects" aria-current="true">Suelo');
    expect(html).toContain('href="/es/proyectos#projects">Todo');
    expect(html).toContain('<h3>Muros</h3>');
  });

  it('subcategories are offered within their category', () => {
    const categories = [{ id: 1, name: 'La viña', subcategories: [{ id: 11, name: 'Laderas' }] }];
    const data = { list: { html: [], total_pages: 0, categories }, path: '/es/videos', page: 1, category: undefined, subcategory: undefined, scene: null };
    expect(draw(<Videos {...films} data={data} />)).not.toContain('Laderas');
    const chosen = draw(<Videos {...films} data={{ ...data, category: 1, subcategory: 11 }} />);
    expect(chosen).toContain('aria-label="Dentro de La viña"');
    expect(chosen).toContain('href="/es/videos?cat_id=1&amp;subcat_id=11#videos" aria-current="true">Laderas');
    expect(chosen).toContain('No hay nada con estos filtros.');
  });

  it('press filters are one form that keeps what was chosen', () => {
    const filters = { years: [2026, 2025], categories: [{ id: 2, name: 'Cata' }], locales: [{ code: 'de', name: 'alemán' }] };
    const pagination = { results: [{ html: '<article><h3>Rioja</h3></article>' }], total_pages: 2 };
    const html = draw(
      <Press {...props} data={{ list: { filters, pagination }, path: '/es/prensa', page: 1, year: 2025, category: undefined, locale: 'de' }} />,
    );
    expect(html).toContain('action="/es/prensa#press"');
    expect(html).toContain('<option value="2025" selected="">2025</option>');
    expect(html).toContain('<option value="de" selected="">alemán</option>');
    expect(html).toContain('href="/es/prensa?year=2025&amp;locale=de&amp;p=2#press"');
  });
});
