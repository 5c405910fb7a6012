import { brandThemes } from '../../themes/registry.ts';
import type { BottleData, LabelData } from './bottle-data.ts';

/** Two brands that nobody has, each in a theme of its own. */
const [alba, brisa] = [
  { theme: brandThemes[0], wordmark: 'Alba', origin: 'Sierra Alba' },
  { theme: brandThemes[1], wordmark: 'brisa' },
];

const framed = (layout: 'A' | 'B' | 'D', name: string, sub: string, vintage: number, accent: LabelData['accent']): LabelData => ({
  layout,
  ...alba,
  name,
  sub,
  vintage,
  ...(accent && { accent }),
});

/** A shelf of the first, for stories and tests: every layout but strata, every glass and format at least once. */
export const albaShelf: BottleData[] = [
  { shape: 'bordeaux', glass: 'black', capsule: 'wine', label: framed('A', 'Reserva', 'Tempranillo, graciano y mazuelo', 2019, 'wine') },
  { shape: 'burgundy', glass: 'green', capsule: 'dark', label: framed('D', 'Palomar', 'viñedo singular', 2021, 'wine') },
  { shape: 'burgundy', glass: 'leaf', capsule: 'ochre', label: framed('B', 'Blanco', 'de bancal', 2023, 'ochre') },
  { shape: 'bordeaux', glass: 'rose', capsule: 'cream', label: framed('D', 'Lágrima', 'rosado de garnacha', 2024, 'tile') },
  { shape: 'magnum', glass: 'black', capsule: 'wine', label: framed('A', 'Reserva', 'Tempranillo, graciano y mazuelo', 2018, 'wine') },
  { shape: 'half', glass: 'black', capsule: 'ochre', label: framed('A', 'Crianza', 'Tempranillo y garnacha', 2021, 'ochre') },
  { shape: 'bordeaux', glass: 'black', capsule: 'dark', label: framed('B', 'Gran Reserva', 'treinta meses en roble', 2015, 'dark') },
];

const onStrata = (big: string, name: string, strata: LabelData['strata'], accent: LabelData['accent']): LabelData => ({
  layout: 'C',
  ...brisa,
  big,
  name,
  sub: `Tinto fino, ${big} m`,
  vintage: 2020,
  ...(accent && { accent }),
  ...(strata && { strata }),
});

/** A shelf of the second: the three heights, the albillo, and a wine without a height. */
export const brisaShelf: BottleData[] = [
  {
    shape: 'burgundy',
    glass: 'leaf',
    capsule: 'straw',
    label: { layout: 'D', ...brisa, name: 'Albillo', sub: 'from the river sand', vintage: 2022, accent: 'green' },
  },
  { shape: 'bordeaux', glass: 'black', capsule: 'green', label: onStrata('845', 'River gravel', 'gravel', 'green') },
  { shape: 'magnum', glass: 'black', capsule: 'green', label: onStrata('845', 'River gravel', 'gravel', 'green') },
  { shape: 'burgundy', glass: 'black', capsule: 'clay', label: onStrata('872', 'Red clay', 'clay', 'clay') },
  { shape: 'burgundy', glass: 'green', capsule: 'black', label: onStrata('914', 'Páramo limestone', 'limestone', 'dark') },
  {
    shape: 'bordeaux',
    glass: 'pale',
    capsule: 'straw',
    label: { layout: 'C', ...brisa, name: 'Clarete', sub: 'Three grapes, one tank', vintage: 2023, accent: 'rust', strata: 'sand' },
  },
];

/** Names no label was made for. */
export const longNames: BottleData[] = (['A', 'B', 'C', 'D'] as const).map((layout) => ({
  shape: 'half',
  glass: 'black',
  capsule: 'wine',
  label: {
    layout,
    ...(layout === 'C' ? brisa : alba),
    name: 'Wamba & Wittiza Gran Reserva Especial',
    sub: 'Maturana tinta, graciano, mazuelo, garnacha y una pizca de viura',
    vintage: 2019,
    ...(layout === 'C' && { big: '1.012–1.048' }),
  },
}));
