import type { components } from '@parral/api-spec';
import { InWords } from '@parral/site/testing';
import { brandThemes, themes, variants, type Variants } from '@parral/ui/themes/registry';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
const list = (visits: Variants['visits'], one = visit) =>
  renderToStaticMarkup(
    <InWords language="es">
      <VisitList
        attributes={{}}
        data={{ visits: [one], visitsUrl: '/es/visitas' }}
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

  it('links of the timetable can be told apart by ear', () => {
    expect(list('timetable')).toContain('aria-label="Reservar: Los bancales a pie"');
  });
});
