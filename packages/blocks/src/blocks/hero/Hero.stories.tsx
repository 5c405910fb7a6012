import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Hero from './Hero.tsx';

const meta = {
  title: 'Blocks/Content/Hero',
  component: Hero,
  args: {
    ...page,
    data: {
      desk: { src: '/images/alba/hero.svg', width: 1440, height: 1048 },
      phone: { src: '/images/alba/hero-phone.svg', width: 624, height: 776 },
    },
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

/** A photograph fills the first screen; the words stand on a veil of the sky's ground. */
export const Photograph: Story = {
  args: { data: { desk: { src: '/images/alba/film-sierra.webp', width: 960, height: 540 }, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bancales de viña vieja bajo la sierra' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
