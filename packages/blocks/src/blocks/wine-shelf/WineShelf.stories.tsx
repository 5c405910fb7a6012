import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleWines } from '../../testing/example-wines.ts';
import WineShelf from './WineShelf.tsx';

/** Stands among the headings of a page: under its `<h2>`. */
const meta = {
  title: 'Blocks/Content/Wine shelf',
  component: WineShelf,
  args: { ...page, attributes: {}, data: { wines: exampleWines, cores: {} } },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h2>Vinos</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof WineShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each wine leads to its page; one for members has no price. */
export const Shelf: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('blocks/wine-shelf', story);
    const wines = canvas.getByRole('list', { name: t('shelf') });
    await expect(within(wines).getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Reserva' })).toHaveAttribute('href', '/es/vinos/reserva');
    await expect(canvas.getByText(wordsIn('blocks/wines', story)('members'))).toBeVisible();
  },
};

export const OneWine: Story = {
  args: { data: { wines: exampleWines.slice(0, 1), cores: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reserva' })).toBeVisible();
  },
};
