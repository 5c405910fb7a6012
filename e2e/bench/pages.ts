export interface PageKind {
  name: string;
  path: string;
  /** Most script in kB as it is sent, without headers: a little above what it is, so that it cannot creep back. */
  script?: number;
  /** Most kB of CSS, where that is more than the 20 of all pages: it has the content blocks' sheet beside its app's. */
  css?: number;
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
  { name: 'gifts', path: '/es/regalar', script: 6.5, css: 22.5, weight: 155 },
  { name: 'group visit', path: '/es/visitas-de-grupo', script: 3.5, weight: 110 },
  { name: 'finding an order', path: '/es/pedido', script: 6.5, weight: 110, unlisted: true },
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
