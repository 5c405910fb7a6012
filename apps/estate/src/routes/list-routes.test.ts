import { describe, expect, test } from 'vitest';
import { listRoutes, partOf } from './list-routes.ts';
import { caddyRoutes, localUpstreams, nginxRoutes } from './proxy-files.ts';

const page = (brand: string, route: string, app: 'shop' | 'booking' | 'club' | 'content', language = 'es') => ({ brand, language, route, app });
const routes = listRoutes({
  brands: [
    { id: 'alba', hosts: ['alba.example', 'www.alba.example'] },
    { id: 'brisa', hosts: ['brisa.example'] },
  ],
  pages: [
    page('alba', '', 'content'),
    page('brisa', '', 'content'),
    page('alba', 'vinos', 'shop'),
    page('alba', 'vinos/:slug', 'shop'),
    page('alba', 'visitas/:slug', 'booking'),
    page('alba', 'visitas/regalar', 'shop'),
    page('alba', 'casa', 'content'),
    page('brisa', 'casa', 'club'),
  ],
});
const of = (path: string, host = 'alba.example') => partOf(routes, host, path);

describe('whose a path is', () => {
  test('pages and the pictures that show them are their app’s, a plain route before a pattern', () => {
    expect(['/es/', '/es/vinos', '/es/vinos/reserva', '/es/visitas/regalar', '/es/visitas/la-bodega'].map((path) => of(path))).toEqual([
      'content',
      'shop',
      'shop',
      'shop',
      'booking',
    ]);
    expect(['/share/es/index.png', '/share/es/vinos/reserva.png', '/share/es/visitas/regalar.png'].map((path) => of(path))).toEqual([
      'content',
      'shop',
      'shop',
    ]);
  });

  test('calls, the sandbox and health are the server’s, files of an app its own; what is nowhere is anybody’s, figures are nobody’s', () => {
    expect(['/api/site/alba/', '/sandbox/stripe/v3/', '/readyz', '/assets/club/a.js', '/login'].map((path) => of(path))).toEqual([
      'api',
      'api',
      'api',
      'club',
      'club',
    ]);
    expect(['/', '/es/nada', '/es/vinos/a/b', '/robots.txt', '/images/alba/hero.svg', '/newsletter', '/metrics', '/es/vinosx'].map((path) => of(path))).toEqual(
      Array.from({ length: 8 }, () => 'any'),
    );
  });

  test('the office stands on every host, with its files', () => {
    expect(['/office', '/office/', '/office/orders/K7', '/assets/office/a.css'].map((path) => of(path, 'any.example'))).toEqual([
      'office',
      'office',
      'office',
      'office',
    ]);
    expect(of('/officer')).toBe('any');
  });

  test('a path that two brands give to different apps is told apart by the host', () => {
    expect([of('/es/casa'), of('/es/casa', 'www.alba.example'), of('/es/casa', 'brisa.example')]).toEqual(['content', 'content', 'club']);
    expect(nginxRoutes(routes, localUpstreams)).toContain('"~^(brisa\\.example)((/share)?(/es/casa)(\\.png)?)$" parral_club;');
    expect(caddyRoutes(routes, localUpstreams)).toMatch(/path_regexp \^\(\(\/share\)\?\(\/es\/casa\)\(\\\.png\)\?\)\$\n\s+host brisa\.example/);
  });

  test('several servers of a part stand in its group', () => {
    const written = nginxRoutes(routes, { ...localUpstreams, shop: ['10.0.0.5:3002', '10.0.0.6:3002'] });
    expect(written).toMatch(/upstream parral_shop \{\n {2}server 10\.0\.0\.5:3002 [^\n]+\n {2}server 10\.0\.0\.6:3002 /);
  });
});
