import type { Browser } from '@playwright/test';
import type { Figure } from './figures.ts';

export interface PageKind {
  name: string;
  path: string;
  /** Most script in kB as it is sent, answers’ headers included: a little above what it is, so that it cannot creep back. */
  script?: number;
  /** The shop's pages: a session with a line in the basket. */
  withBasket?: boolean;
  /** The club's pages: a session of a member of the demo. */
  asMember?: boolean;
  /** What Lighthouse must say is perfect; everything, when left out. */
  perfect?: readonly string[];
}

const club = { perfect: ['accessibility', 'best-practices'] } as const;

export const pageKinds: PageKind[] = [
  { name: 'text page', path: '/es/finca', script: 3.5 },
  { name: 'home', path: '/es/', script: 3.5 },
  { name: 'legal text', path: '/es/condiciones', script: 2.5 },
  { name: 'projects', path: '/es/proyectos', script: 2.5 },
  { name: 'videos', path: '/es/videos', script: 3.5 },
  { name: 'press', path: '/es/prensa', script: 2.5 },
  { name: 'vineyards', path: '/es/vinas', script: 4.5 },
  { name: 'contact', path: '/es/contacto', script: 3.5 },
  { name: 'catalogue', path: '/es/vinos', script: 6.5 },
  { name: 'product', path: '/es/vinos/reserva', script: 6.5 },
  { name: 'visits', path: '/es/visitas', script: 3.5 },
  // Before the card form and the bot check, which come when they are needed.
  { name: 'visit and booking', path: '/es/visitas/la-bodega-de-1924', script: 105 },
  { name: 'basket', path: '/es/cesta', script: 104, withBasket: true },
  { name: 'checkout', path: '/es/pago', script: 130, withBasket: true },
  { name: 'club', path: '/es/club', script: 2.5, ...club },
  { name: 'login', path: '/login', script: 2.5, ...club },
  { name: 'my club', path: '/es/club/mi-club', script: 108, asMember: true, ...club },
  { name: 'personal data', path: '/es/club/mis-datos', script: 111, asMember: true, ...club },
  { name: 'orders', path: '/es/club/mis-pedidos', script: 75, asMember: true, ...club },
  { name: 'highlighted', path: '/es/club/seleccion', script: 95, asMember: true, ...club },
];

/** A platinum member of the demo. */
export const demoMember = { email: 'lucia@club.example', password: 'llave-platino-1' };

/** Bytes on the wire of a first visit, by kind of file. */
export async function measureBytes(browser: Browser, origin: string, kind: PageKind): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (kind.withBasket) await fillBasket(page.request, origin);
  if (kind.asMember) await send(page.request, origin, '/api/club/login/', demoMember);
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

export async function fillBasket(request: Sender, origin: string, product = 'MON-RES-2019-75'): Promise<void> {
  await send(request, origin, '/api/ecom/basket/add_product/', { product_id: product, quantity: 2 });
}

async function send(request: Sender, origin: string, path: string, data: unknown): Promise<void> {
  const answer = await request.post(`${origin}${path}`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}`);
}
