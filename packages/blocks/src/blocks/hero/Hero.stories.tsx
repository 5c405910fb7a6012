import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Hero from './Hero.tsx';

const meta = {
  title: 'Blocks/Content/Hero',
  component: Hero,
  args: {
    ...page,
    data: null,
    attributes: {
      image: 'hero',
      alt: 'Bancales de viña vieja bajo la sierra',
      title: 'La viña sube',
      accent: 'en escalones',
      text: 'Muros de piedra seca, cepas de noventa años y un calado que no ha cambiado desde 1924.',
      action: 'Reservar una visita',
      href: '/es/visitas',
    },
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('La viña sube en escalones');
    await expect(canvas.getByRole('img', { name: 'Bancales de viña vieja bajo la sierra' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reservar una visita' })).toHaveAttribute('href', '/es/visitas');
  },
};

/** The picture and its title alone. */
export const TitleOnly: Story = {
  args: { attributes: { image: 'hero', alt: '', title: 'La viña sube' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'La viña sube' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
