import { brandThemes, clubThemes } from '@parral/ui/themes/registry';
import type { ApiFetch, Site, Template } from '../http/app.ts';

/** A theme of the design system, as GET /api/site tells it. */
export function fakeTheme(name: string): Site['theme'] {
  return { name, base: name, variants: {}, colors: {}, sheet: null, preload: [], wordmark: { text: null, picture: null } };
}

/** A brand with two languages, as GET /api/site answers it. */
export function fakeSite(brand: string, host: string, version = 1): Site {
  const texts = (word: string) => ({
    navigation: [{ label: word, href: word === 'Vinos' ? '/es/vinos' : '/en/wines' }],
    club_navigation: [{ label: word === 'Vinos' ? 'Mi club' : 'My club', href: word === 'Vinos' ? '/es/club/mi-club' : '/en/club/my-club' }],
    footer_navigation: [],
    legal_navigation: [],
    newsletter: { title: 'Una carta', text: 'Cuatro al año.', consent: 'Acepto' },
    address: ['Camino de los Bancales, 3'],
    opening_hours: 'De 10:30 a 15:00',
    funding: 'Cofinanciado',
    funding_logo: { src: '/icon.svg', alt: word === 'Vinos' ? 'Fondo Surco' : 'Surco Fund', width: 96, height: 96 },
    banner: 'Vendimia',
    pickup_hours: '',
    delivery_time: '',
    document_options: [],
    club_label: 'Mi club',
  });
  const addresses = (language: string, wines: string, basket: string) => ({
    home: `/${language}/`,
    catalogue: `/${language}/${wines}`,
    basket: `/${language}/${basket}`,
    checkout: `/${language}/pago`,
    confirmation: `/${language}/pedido`,
    visits: `/${language}/visitas`,
    club: `/${language}/club`,
    my_club: `/${language}/club/mi-club`,
    password: `/${language}/club/contrasena`,
    terms: `/${language}/terms`,
    privacy: `/${language}/privacy`,
    contact: `/${language}/contact`,
  });
  return {
    brand,
    name: brand[0]?.toUpperCase() + brand.slice(1),
    theme: fakeTheme(brand === 'brisa' ? brandThemes[1] : brandThemes[0]),
    club_theme: fakeTheme(clubThemes[0]),
    pictures: [
      { src: `/images/${brand}/hero.svg`, width: 1440, height: 1048 },
      { src: `/images/${brand}/vines.svg`, width: 1440, height: 56 },
      { src: `/images/club/${brand}-night.svg`, width: 1440, height: 560 },
      { src: '/images/club/vines.svg', width: 1440, height: 56 },
    ],
    hosts: [host],
    languages: ['es', 'en'],
    contact_email: 'hola@example.com',
    phone: '+34 600 000 000',
    age_question: false,
    banner: false,
    tag_manager_id: null,
    error_reports: null,
    bot_check: { kind: 'none', key: null },
    payments: { publishable_key: 'pk', script_url: '/sandbox/stripe/v3/' },
    cookies: { age: 'age', banner: 'banner', basket: 'has_basket' },
    addresses: { es: addresses('es', 'vinos', 'cesta'), en: addresses('en', 'wines', 'basket') },
    texts: { es: texts('Vinos'), en: texts('Wines') },
    pickup: { name: '', line1: '', postcode: '', locality: '', phone_number: '', hours: '' },
    free_shipping_from: null,
    redirects: [],
    content_version: version,
  };
}

/** A page template; `page` overrides what a test is about. */
export function fakePage(html: string, page: Partial<Template['page']> = {}): Template {
  return {
    page: {
      id: '1',
      key: 'home',
      app: 'content',
      theme: brandThemes[0],
      layout: 'default',
      title: 'Inicio',
      description: 'La viña',
      attributes: {},
      params: {},
      alternates: { es: '/es/', en: '/en/' },
      robots: 'index',
      access: 'public',
      content_version: 1,
      ...page,
    },
    html,
  };
}

export interface FakeApi {
  fetch: ApiFetch;
  /** Path and query of every call, oldest first. */
  calls: string[];
  /** Answers by `METHOD path`; a function sees the request. Status 404 where there is none. */
  answers: Map<string, unknown>;
}

/** Answers like the API, from a table; `{ status, body, headers }` or the body alone with 200. */
export function fakeApi(answers: Record<string, unknown> = {}): FakeApi {
  const table = new Map<string, unknown>(
    Object.entries({
      'GET /api/site/alba/': fakeSite('alba', 'localhost'),
      'GET /api/site/brisa/': fakeSite('brisa', 'brisa.localhost'),
      ...answers,
    }),
  );
  const calls: string[] = [];
  return {
    calls,
    answers: table,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
      const found = table.get(`${request.method} ${pathname}`);
      const answer = typeof found === 'function' ? await (found as (request: Request) => unknown)(request) : found;
      if (answer === undefined) return Response.json({ detail: 'NOT_FOUND', message: 'Nothing' }, { status: 404 });
      const whole = answer as { status?: number; body?: unknown; headers?: Record<string, string> };
      if (typeof whole.status === 'number')
        return Response.json(whole.body ?? null, { status: whole.status, ...(whole.headers && { headers: whole.headers }) });
      return Response.json(answer);
    },
  };
}
