import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Scene from './Scene.tsx';

const alt = 'La casa al final del camino, con luz en la puerta.';

/** Stands between the words of a page. When not: with words in it; that is a hero. */
const meta = {
  title: 'Blocks/Content/Scene',
  component: Scene,
  args: {
    ...page,
    attributes: { image: 'house', alt },
    data: { wide: { src: '/images/alba/house.svg', width: 1200, height: 440 }, narrow: null },
  },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Across: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: alt })).toHaveAttribute('width', '1200');
  },
};

/** With a crop for phones, and a line below. */
export const Captioned: Story = {
  args: {
    attributes: { image: 'not-found', alt, caption: 'La luz de la puerta se queda encendida.' },
    data: {
      wide: { src: '/images/alba/not-found.svg', width: 1200, height: 600 },
      narrow: { src: '/images/alba/not-found-phone.svg', width: 624, height: 520 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('La luz de la puerta se queda encendida.')).toBeVisible();
    await expect(canvasElement.querySelector('source')).toHaveAttribute('srcset', '/images/alba/not-found-phone.svg');
  },
};
