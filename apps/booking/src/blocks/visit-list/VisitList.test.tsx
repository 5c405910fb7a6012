import { InWords } from '@parral/site/testing';
import { brandThemes, themes, type Variants } from '@parral/ui/themes/registry';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleExperience } from '../../testing/example-visit.ts';
import { head, type VisitListData } from './load.server.ts';
import { sceneOf } from '@parral/site/render';
import VisitList from './VisitList.tsx';

const visit = { ...exampleExperience, href: null };
const data: VisitListData = { scenes: {}, grounds: null, visits: [visit], nextFree: { '2': '2027-03-27T12:00' }, contactUrl: '/es/contacto' };
const list = (of: VisitListData, visits: Variants['visits'] = 'timetable') =>
  renderToStaticMarkup(
    <InWords language="es">
      <VisitList attributes={{}} data={of} language="es" brand="alba" variants={{ ...themes[brandThemes[0]].variants, visits }} />
    </InWords>,
  );

describe('booking/visit-list', () => {
  it('shows prices by age as the specification counts ages, 0 as 0 €, group size and languages', () => {
    const text = list(data)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain('De 5 a 17 años 8,00 €');
    expect(text).toContain('Hasta 4 años 0 €');
    expect(text).toContain('De 1 a 12 personas');
    expect(text).toContain('Español e inglés');
  });

  it('says when each is next to be had, or that it is not, and the season of one that has one', () => {
    const text = (of: VisitListData) => list(of).replace(/<[^>]+>/g, ' ');
    expect(text(data)).toMatch(/Próximo día libre\s+Sábado, 27 de marzo de 2027, 12:00 PM/);
    expect(text({ ...data, nextFree: {} })).toContain('Sin fechas por ahora');
    expect(text(data)).not.toContain('Temporada');
    const harvest = { ...visit, season: [{ from: '09-15', until: '10-12' }] };
    expect(text({ ...data, visits: [harvest] })).toMatch(/Temporada\s+Del 15 de septiembre al 12 de octubre/);
  });

  it('each visit can be linked to by its name, and leads to the contact page until it has one of its own', () => {
    expect(list(data)).toContain('id="la-bodega-de-1924"');
    expect(list(data)).toContain('href="/es/contacto"');
    expect(list({ ...data, visits: [{ ...visit, href: '/es/visitas/bodega' }] })).toContain('href="/es/visitas/bodega"');
  });

  it('is a scene each: across the page with its crop for phones, or the crop beside its words, and says what it shows', () => {
    const picture = '/images/alba/visit-walk.svg';
    const sized = (src: string) => ({ src, width: 1100, height: 556 });
    const site = { brand: 'alba', pictures: [sized(picture), sized('/images/alba/visit-walk-phone.svg')] };
    const scene = sceneOf(site, picture);
    expect(scene).toEqual({ wide: sized(picture), narrow: sized('/images/alba/visit-walk-phone.svg') });
    expect(sceneOf({ ...site, pictures: [] }, picture)).toBeNull();
    const walk = { ...visit, picture, picture_alt: 'Siete caminantes en fila' };
    const html = list({ ...data, visits: [walk, { ...walk, id: '3' }], scenes: { [walk.id]: scene!, 3: scene! } });
    expect(html.match(/alt="Siete caminantes en fila"/g)).toHaveLength(2);
    const [across, beside] = html.split('<li').slice(1);
    expect(across).toContain('<source media="(max-width: 767.98px)" srcSet="/images/alba/visit-walk-phone.svg"');
    expect(across).toContain(`src="${picture}"`);
    expect(beside).toContain('src="/images/alba/visit-walk-phone.svg"');
  });

  it('its words stand on fields of colour where the look has visits as cards', () => {
    expect(list(data)).not.toContain('data-field');
    expect(list(data, 'cards')).toContain('data-field="bright"');
  });

  it('is one ground where the look has cards and each visit its stretch: hour and depth first, the crop where the window is narrower', () => {
    const sized = (src: string, height: number) => ({ src: `/images/alba/${src}.svg`, width: 1200, height });
    const deep = { ...visit, picture: '/images/alba/visit-walk.svg', depth: 'a doce metros' };
    const whole = {
      ...data,
      visits: [deep],
      grounds: { [deep.id]: sized('visit-walk-ground', 578) },
      scenes: { [deep.id]: { wide: sized('visit-walk', 600), narrow: sized('visit-walk-phone', 760) } },
    };
    const html = list(whole, 'cards');
    expect(html).toContain('src="/images/alba/visit-walk-ground.svg"');
    expect(html).toContain('<source media="(max-width: 1319.98px)" srcSet="/images/alba/visit-walk-phone.svg"');
    expect(html.replace(/<[^>]+>/g, '')).toMatch(/12:00 PM\s+a doce metros/);
    expect(list(whole)).not.toContain('visit-walk-ground');
  });

  it('tells search engines what is offered and for how much', () => {
    const site = { name: 'Alba', addresses: { es: { visits: '/es/visitas' } } };
    const context = { data, origin: 'http://localhost', language: 'es', site } as unknown as Parameters<typeof head>[0];
    expect(head(context).jsonLd).toMatchObject([{ name: 'La bodega de 1924', offers: { price: '24.00', priceCurrency: 'EUR' } }]);
  });
});
