import type { components } from '@parral/api-spec';
import { InWords } from '@parral/site/testing';
import { brandThemes, themes, variants, type Variants } from '@parral/ui/themes/registry';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Visits } from '../../visits/brand-visits.ts';
import VisitList from './VisitList.tsx';

const visit: components['schemas']['Experience'] = {
  id: '1',
  name: 'Los bancales a pie',
  slug: 'los-bancales-a-pie',
  href: null,
  brand: 'alba',
  teaser: 'De muro en muro',
  duration_minutes: 90,
  price_adult: 32,
  price_child: 12,
  price_baby: 0,
  min_visitors: 1,
  max_visitors: 20,
  languages: ['es'],
  meeting_point: 'La báscula',
  picture: '/images/alba/church.svg',
  cancellation_hours: 48,
  lead_hours: 2,
  season: [],
};
const list = (visits: Variants['visits'], one = visit, scenes: Visits['scenes'] = {}) =>
  renderToStaticMarkup(
    <InWords language="es">
      <VisitList
        attributes={{}}
        data={{ visits: [one], scenes, visitsUrl: '/es/visitas' }}
        language="es"
        brand="alba"
        variants={{ ...themes[brandThemes[0]].variants, visits }}
      />
    </InWords>,
  );

describe('content/visit-list', () => {
  it.each(variants.visits)('%s: says name, how long and what it costs, and leads to where it is booked', (look) => {
    const html = list(look);
    for (const words of ['Los bancales a pie', 'De muro en muro', '1 h 30', '32,00\u00a0€']) expect(html).toContain(words);
    expect(html).toContain('href="/es/visitas#los-bancales-a-pie"');
    expect(list(look, { ...visit, href: '/es/visitas/a-pie' })).toContain('href="/es/visitas/a-pie"');
  });

  it("a card on a phone shows the scene's own crop, which is lighter (decision 060)", () => {
    const sized = (src: string) => ({ src, width: 1100, height: 556 });
    const html = list('cards', visit, { '1': { wide: sized('/images/alba/church.svg'), narrow: sized('/images/alba/church-phone.svg') } });
    expect(html).toContain('<source media="(max-width: 519.98px)" srcSet="/images/alba/church-phone.svg"');
    expect(html).toContain('src="/images/alba/church.svg"');
    expect(list('cards')).not.toContain('<source');
  });

  it('links of the timetable can be told apart by ear', () => {
    expect(list('timetable')).toContain('aria-label="Reservar: Los bancales a pie"');
  });
});
