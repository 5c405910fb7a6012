import { InWords } from '@parral/site/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleWines } from '../../testing/example-wines.ts';
import WineShelf from './WineShelf.tsx';

const [wine] = exampleWines as [(typeof exampleWines)[number]];
const shelf = (wines: (typeof wine)[], brand = 'montelar') =>
  renderToStaticMarkup(
    <InWords language="es">
      <WineShelf attributes={{}} data={{ wines }} language="es" brand={brand} />
    </InWords>,
  );

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
