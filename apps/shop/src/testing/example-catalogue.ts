import { brandThemes } from '@parral/ui/themes/registry';
import type { components } from '@parral/api-spec';

type Card = components['schemas']['ProductCard'];
type List = components['schemas']['ProductList'];

const card = (slug: string, title: string, more: Partial<Card> & Pick<Card, 'bottle'>): Card => ({
  id: `MON-${slug}`,
  slug,
  href: `/es/vinos/${slug}`,
  title,
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
  height_m: 640,
  soil: 'clay',
  ...more,
});

const bottle = (name: string, vintage: number, more: Partial<Card['bottle']> = {}): Card['bottle'] => ({
  shape: 'bordeaux',
  glass: 'black',
  capsule: 'wine',
  label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name, vintage },
  ...more,
});

/** Wines as the API lists them: one reduced, one with a badge, one for members only, one of another colour, one great format. */
export const exampleCards: Card[] = [
  card('reserva', 'Reserva', { subtitle: 'Tempranillo, graciano', bottle: bottle('Reserva', 2019) }),
  card('crianza', 'Crianza', { vintage: 2021, price: 14.8, price_before: 16.4, bottle: bottle('Crianza', 2021, { capsule: 'ochre' }) }),
  card('paraje', 'Paraje de la Ermita', { vintage: 2020, price: 48, badge: 'Nuevo', bottle: bottle('La Ermita', 2020, { capsule: 'dark' }) }),
  card('gran-reserva', 'Gran Reserva', { vintage: 2015, price: null, is_locked: true, bottle: bottle('Gran Reserva', 2015, { capsule: 'dark' }) }),
  card('blanco', 'Blanco de guarda', {
    subtitle: 'Viura, malvasía',
    vintage: 2022,
    price: 19,
    category: 'white',
    categories: ['white'],
    bottle: bottle('Blanco', 2022, { shape: 'burgundy', glass: 'leaf', capsule: 'cream' }),
  }),
  card('reserva-magnum', 'Reserva', {
    format: '150 cl',
    volume_ml: 1500,
    price: 52,
    categories: ['red', 'large'],
    bottle: bottle('Reserva', 2019, { shape: 'magnum' }),
  }),
];

/** The first of two pages. */
export const exampleList: List = {
  products: exampleCards,
  categories: [
    { category: 'red', label: 'Tintos', count: 9 },
    { category: 'white', label: 'Blancos', count: 2 },
    { category: 'large', label: 'Grandes formatos', count: 1 },
  ],
  total: 11,
  total_pages: 2,
  page: 1,
  filters: {
    brands: [{ value: 'alba', label: 'Alba', count: 11 }],
    types: [
      { value: 'red', label: 'Tinto', count: 9 },
      { value: 'white', label: 'Blanco', count: 2 },
    ],
    vintages: [
      { value: 2022, count: 1 },
      { value: 2021, count: 3 },
      { value: 2019, count: 7 },
      { value: 2012, count: 0 },
    ],
    formats: [
      { value: 750, label: '75 cl', count: 10 },
      { value: 1500, label: '150 cl', count: 1 },
    ],
    price: { min: 14.8, max: 52 },
  },
};
