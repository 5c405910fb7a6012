import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleVisits } from '../../testing/example-visits.ts';
import VisitList from './VisitList.tsx';

/** Ruled like a timetable, or fields of colour, as the theme has it; both lead to where a visit is booked. */
const meta = {
  title: 'Blocks/Content/Visit list',
  component: VisitList,
  args: { ...page, attributes: {}, data: { visits: exampleVisits, scenes: {}, visitsUrl: '/es/visitas' } },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h2>Visitas</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof VisitList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Los bancales a pie/ })).toHaveAttribute('href', '/es/visitas#los-bancales-a-pie');
    await expect(canvas.getByRole('link', { name: /Cata de parajes/ })).toHaveAttribute('href', '/es/visitas/cata-de-parajes');
    await expect(canvas.getByText(/45[.,]50/)).toBeVisible();
  },
};

export const Photographs: Story = {
  args: { data: { visits: exampleVisits.map((visit) => ({ ...visit, picture: '/images/alba/film-cueva.webp' })), scenes: {}, visitsUrl: '/es/visitas' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
