import { InWords } from '@parral/site/testing';
import { brandThemes, themes, type Variants } from '@parral/ui/themes/registry';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleWines } from '../../testing/example-wines.ts';
import type { WineShelfData } from './load.server.ts';
import WineShelf from './WineShelf.tsx';

const [wine] = exampleWines as [(typeof exampleWines)[number]];
const shelf = (wines: (typeof wine)[], look: Partial<Variants> = {}, cores: WineShelfData['cores'] = {}) =>
  renderToStaticMarkup(
    <InWords language="es">
      <WineShelf attributes={{}} data={{ wines, cores }} language="es" brand="alba" variants={{ ...themes[brandThemes[0]].variants, ...look }} />
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

  it('the bottle stands on its ground where the theme has cores', () => {
    const svgs = (html: string) => html.match(/<svg/g)?.length;
    expect(svgs(shelf([wine], { shelf: 'cores' }))).toBe(2);
    expect(svgs(shelf([wine]))).toBe(1);
  });

  it("the ground is the estate's own picture where it has one, which the page does not carry (decision 060)", () => {
    const clay = { ...wine, bottle: { ...wine.bottle, label: { ...wine.bottle.label, strata: 'clay' as const } } };
    const html = shelf([clay, wine], { shelf: 'cores' }, { clay: { src: '/images/alba/core-clay.svg', width: 180, height: 108 } });
    expect(html.match(/<img[^>]*src="\/images\/alba\/core-clay.svg"[^>]*loading="lazy"/g)).toHaveLength(1);
    expect(html.match(/<svg/g)).toHaveLength(3);
  });
});
