import { brandThemes } from '@parral/ui/themes/registry';
import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const bottle = (vintage: number, shape: 'burgundy' | 'magnum' = 'burgundy'): Schemas['Bottle'] => ({
  shape,
  glass: 'black',
  capsule: 'clay',
  label: {
    layout: 'C',
    theme: brandThemes[1],
    wordmark: 'brisa',
    name: 'Red clay',
    sub: 'Tinto fino, 872 m',
    vintage,
    big: '872',
    accent: 'clay',
    strata: 'clay',
  },
});

/** What every vintage says of itself where it has nothing of its own to say. */
const details = {
  tasting_note: 'Black cherry, cold tea, graphite. Firm, with a long chalky end.',
  facts: [
    { label: 'Grape', value: 'Tinto fino 96 %, albillo 4 %' },
    { label: 'Height', value: '872 m, facing north-east' },
    { label: 'Soil', value: 'Red clay over limestone, 1.4 m deep' },
    { label: 'Planted', value: '1968, bush vines, farmed dry' },
    { label: 'Oak', value: '14 months, 500-litre French, a fifth new' },
    { label: 'Alcohol', value: '14 % vol' },
  ],
  ingredients: 'Grapes, tartaric acid (acidity regulator), preservative: sulphites. Bottled under nitrogen.',
  allergens: ['sulphites'],
  nutrition: [
    { label: 'Energy', value: '348 kJ / 84 kcal', of_which: false },
    { label: 'Fat', value: '0 g', of_which: false },
    { label: 'of which saturates', value: '0 g', of_which: true },
    { label: 'Carbohydrate', value: '0.3 g', of_which: false },
    { label: 'of which sugars', value: '0.2 g', of_which: true },
    { label: 'Protein', value: '0 g', of_which: false },
    { label: 'Salt', value: '0 g', of_which: false },
  ],
  recycling: [
    { label: 'Bottle', value: 'GL 71, glass' },
    { label: 'Cork', value: 'FOR 51, organic' },
    { label: 'Capsule', value: 'C/ALU 90, metal' },
  ],
};

const variant = (id: string, vintage: number, price: number, more: Partial<Schemas['Variant']> = {}): Schemas['Variant'] => ({
  ...details,
  id,
  title: '872 Clay',
  vintage,
  price,
  vintage_note: null,
  format: '75 cl',
  format_name: 'Bottle, 75 cl',
  volume_ml: 750,
  price_before: null,
  price_steps: [],
  price_per_litre: Number((price / 0.75).toFixed(2)),
  bottle: bottle(vintage),
  is_locked: false,
  soon: false,
  ...more,
});

const card = (id: string, title: string, vintage: number, price: number, layout: Schemas['Bottle']): Schemas['ProductCard'] => ({
  id,
  slug: id.toLowerCase(),
  href: `/en/wines/${id.toLowerCase()}`,
  title,
  subtitle: 'River gravel',
  vintage,
  format: '75 cl',
  volume_ml: 750,
  category: 'red',
  categories: ['red'],
  price,
  price_before: null,
  badge: null,
  bottle: layout,
  is_locked: false,
  height_m: 845,
  soil: 'gravel',
});

/** A wine as the API answers it, for stories and tests. */
export const exampleProduct: Schemas['ProductDetail'] = {
  categories: [
    { category: 'red', label: 'All red wines' },
    { category: 'white', label: 'All white wines' },
  ],
  slug: '872-clay',
  href: '/en/wines/872-clay',
  title: '872 Clay',
  subtitle: 'Red clay',
  appellation: 'Ribera del Duero',
  category: 'red',
  lead: 'Tinto fino from one slope of red clay at 872 metres. It gives its fruit late: black cherry, cold tea, and a long grip that softens with an hour in the jug.',
  serving: 'At 16 ºC, after an hour in the jug.',
  variants: [
    variant('ORI-872-2019-75', 2019, 36, { vintage_note: '2019: a dry year, picked 21 September' }),
    variant('ORI-872-2020-75', 2020, 34, { vintage_note: '2020: cold spring, slow ripening, picked 4 October' }),
    variant('ORI-872-2020-150', 2020, 74, {
      title: '872 Clay, magnum',
      facts: [...details.facts.slice(0, -1), { label: 'Alcohol', value: '14.5 % vol' }],
      tasting_note: 'Still closed: blackcurrant, iron, a very long end.',
      format: '150 cl',
      format_name: 'Magnum, 150 cl',
      volume_ml: 1500,
      price_per_litre: 49.33,
      bottle: bottle(2020, 'magnum'),
    }),
    variant('ORI-872-2022-75', 2022, 33, { soon: true }),
  ],
  default_variant_id: 'ORI-872-2020-75',
  related: [
    card('ORI-845-2021-75', '845 Gravel', 2021, 29, {
      ...bottle(2021),
      shape: 'bordeaux',
      capsule: 'green',
      label: { ...bottle(2021).label, big: '845', name: 'River gravel', strata: 'gravel' },
    }),
    card('ORI-914-2019-75', '914 Páramo', 2019, 58, {
      ...bottle(2019),
      glass: 'green',
      capsule: 'black',
      label: { ...bottle(2019).label, big: '914', name: 'Páramo limestone', strata: 'limestone' },
    }),
    card('ORI-ALB-2022-75', 'Albillo of the river', 2022, 24, {
      ...bottle(2022),
      glass: 'leaf',
      capsule: 'straw',
      label: { layout: 'D', theme: brandThemes[1], wordmark: 'brisa', name: 'Albillo', sub: 'of the river', vintage: 2022 },
    }),
    card('ORI-845-2020-150', '845 Gravel, magnum', 2020, 64, {
      ...bottle(2020, 'magnum'),
      capsule: 'green',
      label: { ...bottle(2020).label, big: '845', name: 'River gravel', strata: 'gravel' },
    }),
  ],
  stage: 'clay',
  club_levels: [],
  contents: null,
  delivery_note: 'Delivered in two to four days within Spain. Members of the club may collect it free of charge at the shop in Haro.',
};
