import { brandThemes } from '@parral/ui/themes/registry';
import type { components } from '@parral/api-spec';

type Wine = components['schemas']['ProductCard'];

const wine = (slug: string, title: string, more: Partial<Wine> & Pick<Wine, 'bottle'>): Wine => ({
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
  height_m: null,
  soil: null,
  ...more,
});

/** Four wines as the API lists them; the last one is for members, without a price. */
export const exampleWines: Wine[] = [
  wine('reserva', 'Reserva', {
    subtitle: 'Tempranillo, graciano',
    bottle: {
      shape: 'bordeaux',
      glass: 'black',
      capsule: 'wine',
      label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: 'Reserva', vintage: 2019 },
    },
  }),
  wine('crianza', 'Crianza', {
    vintage: 2021,
    price: 14.8,
    bottle: {
      shape: 'bordeaux',
      glass: 'black',
      capsule: 'ochre',
      label: { layout: 'B', theme: brandThemes[0], wordmark: 'Alba', name: 'Crianza', vintage: 2021 },
    },
  }),
  wine('blanco', 'Blanco de guarda', {
    subtitle: 'Viura',
    vintage: 2022,
    price: 19,
    category: 'white',
    categories: ['white'],
    bottle: {
      shape: 'burgundy',
      glass: 'leaf',
      capsule: 'cream',
      label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: 'Blanco', vintage: 2022 },
    },
  }),
  wine('gran-reserva', 'Gran Reserva', {
    vintage: 2015,
    price: null,
    is_locked: true,
    bottle: {
      shape: 'bordeaux',
      glass: 'black',
      capsule: 'dark',
      label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: 'Gran Reserva', vintage: 2015 },
    },
  }),
];
