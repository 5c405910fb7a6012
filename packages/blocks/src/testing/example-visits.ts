import type { components } from '@parral/api-spec';

type Visit = components['schemas']['Experience'];

const visit = (id: string, name: string, more: Partial<Visit>): Visit => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  href: null,
  brand: 'alba',
  teaser: '',
  duration_minutes: 90,
  price_adult: 24,
  price_child: 8,
  price_baby: 0,
  min_visitors: 2,
  max_visitors: 20,
  languages: ['es', 'en'],
  meeting_point: 'La puerta verde',
  picture: '/images/alba/church.svg',
  cancellation_hours: 48,
  lead_hours: 2,
  season: [],
  ...more,
});

/** Three visits as the API lists them. */
export const exampleVisits: Visit[] = [
  visit('1', 'Los bancales a pie', { teaser: 'De muro en muro, con una copa arriba.', duration_minutes: 150, price_adult: 32 }),
  visit('2', 'La bodega de 1924', { teaser: 'Calados, tinas y las cuentas del abuelo.' }),
  visit('3', 'Cata de parajes', { teaser: 'Cinco suelos, cinco copas.', duration_minutes: 60, price_adult: 45.5, href: '/es/visitas/cata-de-parajes' }),
];
