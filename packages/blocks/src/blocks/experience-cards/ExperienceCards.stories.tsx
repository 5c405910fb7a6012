import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleVisits } from '../../testing/example-visits.ts';
import ExperienceCards from './ExperienceCards.tsx';

/** Stands among the headings of a page: under its `<h2>`. */
const meta = {
  title: 'Blocks/Content/Experience cards',
  component: ExperienceCards,
  args: { ...page, attributes: {}, data: { visits: exampleVisits, scenes: {}, visitsUrl: '/es/visitas' } },
  decorators: [
    (Story) => (
      <section data-section="raise">
        <h2>Visitas</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ExperienceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card leads to where the visit is booked. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Los bancales a pie' })).toHaveAttribute('href', '/es/visitas#los-bancales-a-pie');
    await expect(canvas.getByText(/45[.,]50/)).toBeVisible();
  },
};

export const Two: Story = { args: { data: { visits: exampleVisits.slice(0, 2), scenes: {}, visitsUrl: '/es/visitas' } } };
