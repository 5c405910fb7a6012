import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleCards } from '../../testing/example-catalogue.ts';
import Related from './Related.tsx';

/** Under a product. Where nothing is related there is nothing to see. */
const meta = {
  title: 'Blocks/Shop/Related',
  component: Related,
  args: { ...page, attributes: { productPageId: 'reserva' }, data: { products: exampleCards.slice(1, 5), category: 'red' } },
} satisfies Meta<typeof Related>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four wines; the one for members without a price. */
export const Four: Story = {
  play: async ({ canvas, ...story }) => {
    const shelf = await canvas.findByRole('list', { name: wordsIn('shop/related', story)('title') });
    await expect(within(shelf).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(shelf).getByRole('link', { name: /Crianza/ })).toHaveAttribute('href', '/es/vinos/crianza?category=red');
    await expect(within(shelf).getAllByText(/€/)).toHaveLength(3);
  },
};

export const One: Story = {
  args: { data: { products: exampleCards.slice(1, 2), category: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Crianza/ })).toHaveAttribute('href', '/es/vinos/crianza');
  },
};
