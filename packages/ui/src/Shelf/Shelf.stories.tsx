import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Section } from '../Section/Section.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { Shelf, ShelfItem } from './Shelf.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: things that are not bottles of one scale. */
const meta = {
  title: 'Shop/Shelf',
  component: Shelf,
  parameters: {
    guide: guide({
      use: 'Bottles to choose from, on one line and of one scale.',
      parts: ['the bottle', 'a flag above it', 'name and vintage', 'a line of text', 'price and action'],
      unseen: 'That the name is a heading, so that readers go from wine to wine.',
      words: { rule: 'The name as it is on the label, with its vintage.', yes: { es: 'Reserva 2019', en: 'Reserva 2019' } },
      pairs: [
        {
          yes: () => (
            <Shelf label="A escala">
              {items.slice(1, 3).map(({ flag: _, ...item }) => (
                <ShelfItem key={item.href} {...item} />
              ))}
            </Shelf>
          ),
          no: () => (
            <Shelf label="Sin escala">
              {items.slice(1, 3).map(({ flag: _, ...item }) => (
                <ShelfItem key={item.href} {...item} bottle={bottle(236)} />
              ))}
            </Shelf>
          ),
          why: 'Of one scale: a magnum is a magnum before a word is read.',
          but: 'Drawn of one height, what holds twice as much looks twice as dear.',
          wide: true,
        },
      ],
    }),
  },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const bottle = (height: number) => (
  <svg width="60" height={height} viewBox={`0 0 60 ${height}`} aria-hidden="true">
    <path fill="currentColor" d={`M22 0h16v70q22 20 22 50v${height - 120}H0V120q0-30 22-50z`} />
  </svg>
);
const items = [
  { name: 'Reserva', vintage: '2019', text: 'Tempranillo, graciano, mazuelo', price: '24,50 €', aside: '75 cl', bottle: bottle(240), href: '#1' },
  {
    name: 'El Palomar',
    vintage: '2021',
    text: 'Viñedo singular, tempranillo',
    price: '38,00 €',
    aside: '75 cl',
    bottle: bottle(236),
    href: '#2',
    flag: <Badge>Últimas 24</Badge>,
  },
  { name: 'Reserva, magnum', vintage: '2018', text: 'En caja de madera', price: '56,00 €', aside: '150 cl', bottle: bottle(282), href: '#3' },
  { name: 'Crianza, media botella', vintage: '2021', text: 'Tempranillo, garnacha', price: '8,20 €', aside: '37,5 cl', bottle: bottle(192), href: '#4' },
];
export const Four: Story = {
  args: {
    children: items.map((item) => (
      <ShelfItem
        key={item.href}
        {...item}
        action={
          <Button size="small" variant="outline" full>
            Añadir a la cesta
          </Button>
        }
      />
    )),
    label: 'Tintos',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Shelf) => (
      <Section>
        <h2 className={hidden}>Vinos</h2>
        <Shelf />
      </Section>
    ),
  ],
};
export const PhoneRow: Story = { ...Four, args: { ...Four.args, phone: 'row' }, globals: { viewport: { value: 'phone' } } };
