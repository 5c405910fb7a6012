import { brandThemes } from '@parral/ui/themes/registry';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WineBottle } from './WineBottle.tsx';

const drawn = {
  shape: 'bordeaux',
  glass: 'black',
  capsule: 'wine',
  label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: 'Reserva', vintage: 2019 },
} as const;

test('a wine with a photograph shows it in AVIF and WebP, with its room before it is there; one without is drawn', () => {
  const photograph = { address: '/images/alba/wines/reserva.jpg', width: 900, height: 3000 };
  const html = renderToStaticMarkup(<WineBottle bottle={{ ...drawn, photograph }} title="Reserva 2019" />);
  expect(html).not.toContain('<svg');
  for (const format of ['avif', 'webp'])
    expect(html).toContain(`<source type="image/${format}" srcSet="/images/alba/wines/reserva.jpg?w=480&amp;f=${format} 480w`);
  expect(html).toMatch(/<img src="\/images\/alba\/wines\/reserva\.jpg" alt="Reserva 2019" width="900" height="3000"/);
  expect(renderToStaticMarkup(<WineBottle bottle={drawn} title="Reserva 2019" />)).toMatch(/^<svg[^>]* aria-label="Reserva 2019"/);
});
