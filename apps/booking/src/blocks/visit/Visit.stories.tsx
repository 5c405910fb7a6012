import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDetail, exampleExperience, exampleOptions } from '../../testing/example-visit.ts';
import Visit from './Visit.tsx';

/** One that says nothing but what every visit says. */
const plain = {
  ...exampleDetail,
  description: [],
  programme: [],
  included: [],
  wines: [],
  bring: [],
  accessibility: null,
  directions: null,
  pictures: [],
  timetable: [],
};
const rest = { options: exampleOptions, nextFree: '2027-03-27T12:00', beginnings: [], tall: null, place: { latitude: 42.573, longitude: -2.803 } };
const data = { experience: { ...exampleDetail, picture: '/images/alba/church.svg' }, ...rest };

const meta = {
  title: 'Blocks/Booking/Visit',
  component: Visit,
  args: {
    ...page,
    attributes: { experienceId: '2', experiencesUrl: '/es/visitas' },
    data,
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
    await expect(canvas.getByRole('link', { name: t('book') })).toHaveAttribute('href', '#booking-title');
  },
};

export const WithoutPicture: Story = {
  args: { data: { ...data, experience: plain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: exampleExperience.name })).toBeVisible();
    await expect(canvas.queryByRole('presentation')).toBeNull();
    // What the estate's folder does not say has no heading either.
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** A page worth its price: description, programme, what is included, wines, what to bring, the way, pictures, languages by time. */
export const Described: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit', story);
    for (const title of ['about', 'programme', 'included', 'wines', 'bring', 'accessibility', 'directions', 'timetable'] as const)
      await expect(canvas.getByRole('heading', { level: 2, name: t(title) })).toBeVisible();
    await expect(canvas.getByText('0:45')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reserva' })).toHaveAttribute('href', '/es/vinos/reserva');
    await expect(canvas.getByRole('link', { name: t('map') })).toHaveAttribute('href', expect.stringContaining('42.573,-2.803'));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(3);
    await expect(rows[2]).toHaveTextContent(t('every_day'));
    await expect(rows[2]).toHaveTextContent(t('all_year'));
  },
};

/** Fault: the drawing at the head of the page stood among its pictures once more. */
export const EachPictureOnce: Story = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('img')].filter(({ src }) => src.includes('church'));
    await expect(shown).toHaveLength(1);
  },
};

/** A visit of the harvest says its season and when it is next to be had. */
export const Seasonal: Story = {
  args: { data: { ...data, experience: { ...data.experience, season: [{ from: '09-15', until: '10-12' }] }, nextFree: null } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-facts', story);
    const season = canvas.getAllByText(t('season'))[0]?.nextElementSibling;
    await expect(season).toHaveTextContent(/15.*12/);
    await expect(canvas.getByText(t('no_free'))).toBeVisible();
  },
};

export const WithPhotograph: Story = {
  args: { data: { ...data, experience: { ...plain, picture: '/images/alba/film-cueva.webp' } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('source[type="image/avif"]')).not.toBeNull();
  },
};
