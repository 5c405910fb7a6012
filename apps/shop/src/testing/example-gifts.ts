import { brandThemes } from '@parral/ui/themes/registry';
import type { components } from '@parral/api-spec';

type Gift = components['schemas']['Gift'];

const gift = (id: string, participants: number, price: number, experience: Gift['experience']): Gift => ({
  id,
  title: experience === null ? 'Bono regalo: la visita que prefieran' : `Bono regalo: ${experience.title}`,
  text: 'Calados, prensa de husillo y cuatro vinos, el día que elijan.',
  label: `Bono para ${participants} personas`,
  participants_number: participants,
  months: experience === null ? 18 : 12,
  experience,
  price,
  available: true,
  bottle: {
    shape: 'bordeaux',
    glass: 'black',
    capsule: 'wine',
    label: { layout: 'A', theme: brandThemes[0], wordmark: 'Alba', name: 'Bono visita', sub: 'Para dos', vintage: 2026 },
  },
});

const cellar = { id: '11', title: 'La bodega de 1924', href: '/es/visitas/la-bodega-de-1924', picture: null };
const terraces = { id: '12', title: 'Los bancales a pie', href: null, picture: null };

/** One visit for two, four or six, another for two, and one for any visit. */
export const exampleGifts: Gift[] = [
  gift('MON-BONO-CALADO-2', 2, 48, cellar),
  gift('MON-BONO-CALADO-4', 4, 96, cellar),
  gift('MON-BONO-CALADO-6', 6, 144, cellar),
  gift('MON-BONO-BANCALES-2', 2, 64, terraces),
  gift('MON-BONO-FINCA-2', 2, 190, null),
];

/** Two vouchers of one order; the second was redeemed. */
export const exampleBoughtGifts: components['schemas']['Order']['gifts'] = [
  {
    product_id: 'MON-BONO-CALADO-2',
    title: 'Bono regalo: La bodega de 1924',
    participants_number: 2,
    end_date: '2027-11-21',
    url: '/es/bono-regalo?token=gift_a',
    error: null,
  },
  {
    product_id: 'MON-BONO-FINCA-2',
    title: 'Bono regalo: la visita que prefieran',
    participants_number: 2,
    end_date: '2028-05-21',
    url: '/es/bono-regalo?token=gift_b',
    error: 'ERROR_VOUCHER_USED',
  },
];
