import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ImageText from './ImageText.tsx';

const attributes = {
  image: 'church.svg',
  width: 4,
  height: 5,
  alt: 'La torre de San Millán sobre las viñas.',
  title: 'El muro',
  accent: 'se levanta en marzo',
  text: 'Ninguno lleva cemento: la piedra seca deja pasar el agua y se queda con el calor.\n\nCuando un tramo se cae, se vuelve a levantar con las mismas piedras.',
  side: 'start' as const,
};

/** Stands in a band of the page; several under each other change sides. */
const meta = {
  title: 'Blocks/Content/Image with text',
  component: ImageText,
  args: { ...page, data: null, attributes },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ImageText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureFirst: Story = {
  args: { attributes: { ...attributes, caption: 'Desde el bancal de la Petra.', action: 'La finca', href: '/es/finca' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: attributes.alt })).toHaveAttribute('width', '480');
    await expect(canvas.getByRole('heading', { level: 2, name: 'El muro se levanta en marzo' })).toBeVisible();
    await expect(canvas.getByText(/mismas piedras/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'La finca' })).toHaveAttribute('href', '/es/finca');
  },
};

export const PictureLast: Story = {
  args: { attributes: { ...attributes, side: 'end' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
