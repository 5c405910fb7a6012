import type { BottleData, LabelData } from './bottle-data.ts';

const montelar = (layout: 'A' | 'B' | 'D', name: string, sub: string, vintage: number, accent: LabelData['accent']): LabelData => ({
  layout,
  brand: 'montelar',
  name,
  sub,
  vintage,
  ...(accent && { accent }),
});

/** Montelar's shelf, for stories and tests: every layout, glass and format at least once. */
export const montelarShelf: BottleData[] = [
  { shape: 'bordeaux', glass: 'black', capsule: 'wine', label: montelar('A', 'Reserva', 'Tempranillo, graciano y mazuelo', 2019, 'wine') },
  { shape: 'burgundy', glass: 'green', capsule: 'dark', label: montelar('D', 'Palomar', 'viñedo singular', 2021, 'wine') },
  { shape: 'burgundy', glass: 'leaf', capsule: 'ochre', label: montelar('B', 'Blanco', 'de bancal', 2023, 'ochre') },
  { shape: 'bordeaux', glass: 'rose', capsule: 'cream', label: montelar('D', 'Lágrima', 'rosado de garnacha', 2024, 'tile') },
  { shape: 'magnum', glass: 'black', capsule: 'wine', label: montelar('A', 'Reserva', 'Tempranillo, graciano y mazuelo', 2018, 'wine') },
  { shape: 'half', glass: 'black', capsule: 'ochre', label: montelar('A', 'Crianza', 'Tempranillo y garnacha', 2021, 'ochre') },
  { shape: 'bordeaux', glass: 'black', capsule: 'dark', label: montelar('B', 'Gran Reserva', 'treinta meses en roble', 2015, 'dark') },
];

const oria = (big: string, name: string, strata: LabelData['strata'], accent: LabelData['accent']): LabelData => ({
  layout: 'C',
  brand: 'oria',
  big,
  name,
  sub: `Tinto fino, ${big} m`,
  vintage: 2020,
  ...(accent && { accent }),
  ...(strata && { strata }),
});

/** Oria's shelf: the three heights, the albillo, and a wine without a height. */
export const oriaShelf: BottleData[] = [
  {
    shape: 'burgundy',
    glass: 'leaf',
    capsule: 'straw',
    label: { layout: 'D', brand: 'oria', name: 'Albillo', sub: 'from the river sand', vintage: 2022, accent: 'green' },
  },
  { shape: 'bordeaux', glass: 'black', capsule: 'green', label: oria('845', 'River gravel', 'gravel', 'green') },
  { shape: 'magnum', glass: 'black', capsule: 'green', label: oria('845', 'River gravel', 'gravel', 'green') },
  { shape: 'burgundy', glass: 'black', capsule: 'clay', label: oria('872', 'Red clay', 'clay', 'clay') },
  { shape: 'burgundy', glass: 'green', capsule: 'black', label: oria('914', 'Páramo limestone', 'limestone', 'dark') },
  {
    shape: 'bordeaux',
    glass: 'pale',
    capsule: 'straw',
    label: { layout: 'C', brand: 'oria', name: 'Clarete', sub: 'Three grapes, one tank', vintage: 2023, accent: 'rust', strata: 'sand' },
  },
];

/** Names no label was made for. */
export const longNames: BottleData[] = (['A', 'B', 'C', 'D'] as const).map((layout) => ({
  shape: 'half',
  glass: 'black',
  capsule: 'wine',
  label: {
    layout,
    brand: layout === 'C' ? 'oria' : 'montelar',
    name: 'Wamba & Wittiza Gran Reserva Especial',
    sub: 'Maturana tinta, graciano, mazuelo, garnacha y una pizca de viura',
    vintage: 2019,
    ...(layout === 'C' && { big: '1.012–1.048' }),
  },
}));
