import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleExperience, exampleOptions } from '../../testing/example-visit.ts';
import Visit from './Visit.tsx';

const meta = {
  title: 'Blocks/Booking/Visit',
  component: Visit,
  args: {
    ...page,
    attributes: { experienceId: '2', experiencesUrl: '/es/visitas' },
    data: { experience: { ...exampleExperience, picture: '/images/alba/church.svg' }, options: exampleOptions, beginnings: [] },
  },
} satisfies Meta<typeof Visit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it is, what it costs at each age, and until when it can be changed. */
export const WithPicture: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit', story);
    await expect(canvas.getByRole('heading', { level: 1, name: exampleExperience.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('all_visits') })).toHaveAttribute('href', '/es/visitas');
    await expect(canvas.getByText(t('changes_until', { count: 48 }))).toBeVisible();
    await expect(canvas.getByText(wordsIn('booking/visit-facts', story)('free'))).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  args: { data: { experience: exampleExperience, options: exampleOptions, beginnings: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: exampleExperience.name })).toBeVisible();
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
};

export const WithPhotograph: Story = {
  args: { data: { experience: { ...exampleExperience, picture: '/images/alba/film-cueva.webp' }, options: exampleOptions, beginnings: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('source[type="image/avif"]')).not.toBeNull();
  },
};
