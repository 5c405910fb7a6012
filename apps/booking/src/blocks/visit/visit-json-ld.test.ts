import type { jsonLd } from '@parral/site/seo';
import { describe, expect, it } from 'vitest';
import { exampleExperience, exampleOptions } from '../../testing/example-visit.ts';
import { visitJsonLd } from './visit-json-ld.ts';

const texts = { es: { address: ['Camino de los Bancales, 3', '26339 Alba'] } };
const site = { name: 'Alba', addresses: { es: {} }, texts } as unknown as jsonLd.JsonLdContext['site'];
const context = { origin: 'https://estate.example', language: 'es', site } as const;
const visit = { experience: exampleExperience, options: exampleOptions };

describe('detail page with schema.org Event and Offer', () => {
  it('one Event for each of the next beginnings, in wall time, with what an adult pays', () => {
    const [first, ...others] = visitJsonLd({ ...visit, beginnings: ['2027-03-27T12:00', '2027-03-28T12:00'] }, context);
    expect(others).toHaveLength(1);
    expect(first).toMatchObject({
      '@type': 'Event',
      name: 'La bodega de 1924',
      startDate: '2027-03-27T12:00',
      duration: 'PT90M',
      location: { '@type': 'Place', name: 'Alba', address: 'Camino de los Bancales, 3, 26339 Alba' },
      offers: { '@type': 'Offer', price: '24.00', priceCurrency: 'EUR', url: 'https://estate.example/es/visitas/la-bodega-de-1924' },
    });
  });
  it('without a date there is no Event, as one without a beginning is none', () => {
    expect(visitJsonLd({ ...visit, beginnings: [] }, context)).toMatchObject([{ '@type': 'TouristTrip', offers: { price: '24.00' } }]);
  });
});
