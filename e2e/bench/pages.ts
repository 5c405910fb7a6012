import type { Browser } from '@playwright/test';
import type { Figure } from './figures.ts';

export interface PageKind {
  name: string;
  path: string;
  /** Most script in kB as it is sent, answers’ headers included: a little above what it is, so that it cannot creep back. */
  script?: number;
  /** Most kB of all that a first visit fetches: what it was before the pages had their scenes, and 35 for a scene where it has one. */
  weight?: number;
  /** The same in oria, where its own face of letters makes it more. */
  weightInOria?: number;
  /** The shop's pages: a session with a line in the basket. */
  withBasket?: boolean;
  /** The club's pages: a session of a member of the demo. */
  asMember?: boolean;
  /** Search engines must not list it: no page to score on SEO. */
  unlisted?: true;
}

/** A house and a language in which every kind of page is measured. */
export interface BenchPlace {
  brand: 'montelar' | 'oria';
  language: 'es' | 'en';
  /** Root of the house, without a slash at the end. */
  origin: string;
}

/** Words of addresses, in both languages, and what is another in the other house. */
const inEnglish: Record<string, string> = {
  condiciones: 'terms',
  proyectos: 'projects',
  videos: 'films',
  prensa: 'press',
  vinas: 'vineyards',
  contacto: 'contact',
  vinos: 'wines',
  visitas: 'visits',
  regalar: 'gifts',
  cesta: 'basket',
  pago: 'checkout',
  finca: 'estate',
  suelo: 'land',
  'mi-club': 'my-club',
  'mis-datos': 'personal-information',
  'mis-pedidos': 'my-orders',
  seleccion: 'selection',
  'visitas-de-grupo': 'group-visits',
  pedido: 'order',
};
const inOria: Record<string, string> = { finca: 'suelo', reserva: '845-grava', 'la-bodega-de-1924': 'tres-calicatas-tres-vinos' };

/** Where a kind of page stands in a house and a language. */
export function pathIn({ path }: PageKind, { brand, language }: Pick<BenchPlace, 'brand' | 'language'>): string {
  const ofHouse = path.split('/').map((part) => (brand === 'oria' && inOria[part]) || part);
  return ofHouse.map((part, at) => (language === 'es' ? part : at === 1 && part === 'es' ? 'en' : (inEnglish[part] ?? part))).join('/');
}

export const pageKinds: PageKind[] = [
  { name: 'text page', path: '/es/finca', script: 3.5, weight: 195 },
  { name: 'home', path: '/es/', script: 3.5, weight: 235 },
  { name: 'legal text', path: '/es/condiciones', script: 2.5, weight: 105 },
  { name: 'projects', path: '/es/proyectos', script: 2.5, weight: 169 },
  { name: 'videos', path: '/es/videos', script: 3.5, weight: 227 },
  { name: 'press', path: '/es/prensa', script: 2.5, weight: 166 },
  { name: 'vineyards', path: '/es/vinas', script: 4.5, weight: 217 },
  { name: 'contact', path: '/es/contacto', script: 3.5, weight: 206 },
  { name: 'gifts', path: '/es/regalar' },
  { name: 'group visit', path: '/es/visitas-de-grupo', script: 3.5, weight: 110 },
  { name: 'finding an order', path: '/es/pedido', unlisted: true },
  { name: 'catalogue', path: '/es/vinos', script: 6.5, weight: 212 },
  { name: 'product', path: '/es/vinos/reserva', script: 6.5, weight: 221 },
  { name: 'visits', path: '/es/visitas', script: 3.5, weight: 184 },
  { name: 'visit and booking', path: '/es/visitas/la-bodega-de-1924', script: 3.5, weight: 259 },
  { name: 'basket', path: '/es/cesta', script: 104, weight: 240, withBasket: true, unlisted: true },
  { name: 'checkout', path: '/es/pago', script: 130, weight: 232, withBasket: true, unlisted: true },
  { name: 'club', path: '/es/club', script: 2.5, weight: 201 },
  { name: 'login', path: '/login', script: 2.5, weight: 139, unlisted: true },
  { name: 'my club', path: '/es/club/mi-club', script: 108, weight: 300, asMember: true, unlisted: true },
  { name: 'personal data', path: '/es/club/mis-datos', script: 111, weight: 215, asMember: true, unlisted: true },
  { name: 'orders', path: '/es/club/mis-pedidos', script: 75, weight: 172, asMember: true, unlisted: true },
  { name: 'highlighted', path: '/es/club/seleccion', script: 95, weight: 240, weightInOria: 258, asMember: true, unlisted: true },
];

/** A platinum member of the demo. */
export const demoMember = { email: 'lucia@club.example', password: 'llave-platino-1' };

/** Bytes on the wire of a first visit, by kind of file. */
export async function measureBytes(browser: Browser, origin: string, kind: PageKind): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await prepareVisitor(page.request, origin, kind);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  // Fetched when the browser is idle for a touch that may come: none of it runs before.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => request.initialPriority === 'VeryLow' && kinds.set(requestId, 'Ahead'));
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.get(requestId) ?? kinds.set(requestId, type));
  session.on('Network.loadingFinished', (event) => {
    const type = kinds.get(event.requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + event.encodedDataLength;
  });
  await page.goto(`${origin}${kind.path}`, { waitUntil: 'networkidle' });
  await context.close();
  const kB = (...types: string[]) => Math.round(types.reduce((sum, type) => sum + (bytes[type] ?? 0), 0) / 100) / 10;
  const how = 'encoded bytes of a first visit in Chromium at 390 px, headers included';
  return [
    { name: `${kind.name}: script`, value: kB('Script'), unit: 'kB', how, ...(kind.script ? { goal: { atMost: kind.script } } : {}) },
    { name: `${kind.name}: CSS`, value: kB('Stylesheet'), unit: 'kB', how, goal: { atMost: 20 } },
    {
      name: `${kind.name}: everything`,
      value: kB(...Object.keys(bytes)),
      unit: 'kB',
      how,
      beside: Object.fromEntries(Object.keys(bytes).map((type) => [type, kB(type)])),
    },
  ];
}

interface Sender {
  post(url: string, options: { data: unknown; headers: Record<string, string> }): Promise<{ ok(): boolean; status(): number }>;
}

/** The session that a kind of page is looked at in. */
export async function prepareVisitor(request: Sender, origin: string, { withBasket, asMember }: PageKind): Promise<void> {
  if (withBasket) await fillBasket(request, origin);
  if (asMember) await send(request, origin, '/api/club/login/', demoMember);
}

export async function fillBasket(request: Sender, origin: string, product = 'MON-RES-2019-75'): Promise<void> {
  await send(request, origin, '/api/ecom/basket/add_product/', { product_id: product, quantity: 2 });
}

async function send(request: Sender, origin: string, path: string, data: unknown): Promise<void> {
  const answer = await request.post(`${origin}${path}`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}`);
}
