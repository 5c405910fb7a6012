import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { albaShelf } from '../illustrations/Bottle/example-bottles.ts';
import { Bottle } from '../illustrations/index.ts';
import { drawLockedNiche, drawNiche, drawWall } from '../themes/club/pictures/niche.ts';
import { ProductCard, ProductCards } from './ProductCard.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: the catalogue, where bottles stand on a Shelf without frames. */
const meta = {
  title: 'Club/ProductCard',
  component: ProductCard,
  render: (props) => (
    <ProductCards label="Selección">
      <ProductCard {...props} />
    </ProductCards>
  ),
  parameters: {
    guide: guide({
      use: 'A wine among a member’s own, in a frame with its words beside it.',
      parts: ['picture', 'flag', 'title and text', 'price, or a lock', 'the way on'],
      unseen: 'That a locked one says so in words and is reached by the keyboard all the same.',
      words: { rule: 'Locked says for whom it is.', yes: { es: 'Solo para socios platino', en: 'Platinum members only' } },
      pairs: [
        {
          yes: () => (
            <ProductCards label="Para quién">
              <ProductCard {...args} locked lockedLabel="Desde el nivel platino" />
            </ProductCards>
          ),
          no: () => (
            <ProductCards label="No disponible">
              <ProductCard {...args} locked lockedLabel="No disponible" />
            </ProductCards>
          ),
          why: 'It says for whom the wine is, and so how one comes to it.',
          but: 'Sold out, not yet, not for you? It is wanted and there is no way on.',
        },
      ],
    }),
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const bottle = albaShelf[6];
const args = {
  picture: bottle && <Bottle {...bottle} />,
  title: 'Gran Reserva',
  text: '2011, tres formatos',
  price: '78,00 €',
  moreLabel: 'Ver más',
  href: '#gran-reserva',
};

export const Open: Story = {
  args: { ...args, flag: <Badge>Quedan 24</Badge> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Ver más: Gran Reserva' })).toHaveAttribute('href', '#gran-reserva');
    const card = canvasElement.querySelector('li');
    if (window.innerWidth >= 480) await expect(Math.round(card?.getBoundingClientRect().width ?? 0)).toBe(220);
  },
};

/** Section 6: locked products "show no price and a disabled See more button with a lock icon". */
export const Locked: Story = {
  args: { ...args, locked: true, lockedLabel: 'Desde el nivel platino' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ver más: Gran Reserva' })).toBeDisabled();
    await expect(canvas.queryByText('78,00 €')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const drawnHere = (draw: () => string) => `data:image/svg+xml,${encodeURIComponent(draw())}`;

/** In a wall, each in its niche: side by side without a gap, and the wall goes on where a row has no more of them. */
export const InWall: Story = {
  args: { ...args, niche: { src: drawnHere(drawNiche), wall: drawnHere(drawWall) } },
  render: (props) => (
    <ProductCards label="Selección" walled>
      <ProductCard {...props} />
      <ProductCard
        {...props}
        title="Graciano"
        niche={{ src: drawnHere(drawLockedNiche), wall: drawnHere(drawWall) }}
        locked
        lockedLabel="Desde el nivel platino"
      />
    </ProductCards>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    await expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(0);
    if (window.innerWidth >= 480) await expect(Math.round(first?.width ?? 0)).toBe(220);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
