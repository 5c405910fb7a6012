import type { components } from '@parral/api-spec';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import WineShelf from './WineShelf.tsx';

const wine: components['schemas']['ProductCard'] = {
  id: 'MON-RES-2019-75',
  slug: 'reserva',
  href: '/es/vinos/reserva',
  title: 'Reserva',
  subtitle: 'Tempranillo',
  vintage: 2019,
  format: '75 cl',
  volume_ml: 750,
  category: 'red',
  categories: ['red'],
  price: 24.5,
  price_before: null,
  badge: null,
  is_locked: false,
  height_m: null,
  soil: null,
  bottle: { shape: 'bordeaux', glass: 'black', capsule: 'wine', label: { layout: 'A', brand: 'montelar', name: 'Reserva', vintage: 2019 } },
};
const shelf = (wines: (typeof wine)[], brand = 'montelar') => renderToStaticMarkup(<WineShelf attributes={{}} data={{ wines }} language="es" brand={brand} />);

describe('content/wine-shelf', () => {
  it('each wine leads to its page, with its price and vintage', () => {
    const html = shelf([wine]);
    expect(html).toContain('href="/es/vinos/reserva"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('24,50\u00a0€ 2019');
  });

  it('specification section 6: a locked wine shows no price', () => {
    const html = shelf([{ ...wine, price: null, is_locked: true }]);
    expect(html).toContain('Solo socios');
    expect(html).not.toContain('€');
  });

  it('in oria the bottle stands on its ground', () => {
    const svgs = (html: string) => html.match(/<svg/g)?.length;
    expect(svgs(shelf([wine], 'oria'))).toBe(2);
    expect(svgs(shelf([wine]))).toBe(1);
  });
});
