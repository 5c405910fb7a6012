/** Wherever a drawing stands, a photograph can stand: which one a name means, and the strip above the footer. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeApi, fakeSite } from '../testing/fake-api.ts';
import { InWords } from '../testing/messages.tsx';
import { lookOf } from './shell/look.ts';
import { SiteFooter } from './shell/SiteFooter.tsx';
import { pictureOf } from './site-pictures.ts';

const picture = (src: string) => ({ src: `/images/${src}`, width: 2000, height: 700 });

test('a name with an ending is that file; without, the photograph, and else the drawing, of the brand or of the folder asked for', () => {
  const site = { brand: 'alba', pictures: ['alba/hero.svg', 'alba/vines.svg', 'alba/vines--50-80.jpg', 'club/vines.svg'].map(picture) };
  const found = (name: string, folder?: string) => pictureOf(site, name, folder)?.src ?? null;
  expect(found('hero')).toBe('/images/alba/hero.svg');
  expect(found('vines')).toBe('/images/alba/vines--50-80.jpg');
  expect(found('vines.svg')).toBe('/images/alba/vines.svg');
  expect(found('vines', 'club')).toBe('/images/club/vines.svg');
  for (const none of ['patio', 'hero.jpg', 'ero']) expect(found(none)).toBeNull();
});

test('the footer’s strip is a drawing, a photograph, or none', () => {
  const footer = (...files: string[]) => {
    const site = { ...fakeSite('alba', 'localhost'), pictures: files.map(picture) };
    const view = { site, language: 'es', origin: '', path: '/es/', search: '', api: fakeApi().fetch } as const;
    return renderToStaticMarkup(
      <InWords language="es">
        <SiteFooter view={view} look={{ ...lookOf(site.theme), variants: { ...lookOf(site.theme).variants, footer: 'vines' } }} />
      </InWords>,
    );
  };
  expect(footer('alba/vines.svg')).toMatch(/<img src="\/images\/alba\/vines\.svg" alt="" width="2000" height="700"/);
  expect(footer('alba/vines--50-80.jpg')).toMatch(/<source type="image\/avif".*<img src="\/images\/alba\/vines--50-80\.jpg".*object-position:50% 80%/);
  expect(footer()).not.toContain('/images/alba');
});
