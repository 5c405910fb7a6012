import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import VisitList from './VisitList.tsx';
import { exampleExperience } from '../../testing/example-visit.ts';

const visit = { ...exampleExperience, picture: '/images/alba/church.svg' };

const meta = {
  title: 'Blocks/Booking/Visit list',
  component: VisitList,
  args: {
    ...page,
    attributes: {},
    data: {
      visits: [visit, { ...visit, id: '3', slug: 'sin-pagina', name: 'Vendimia en familia', href: null }],
      nextFree: { '2': '2027-03-27T12:00' },
      contactUrl: '/es/contacto',
      scenes: {},
      grounds: null,
    },
  },
} satisfies Meta<typeof VisitList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visit leads to its page; one without a page of its own to the contact page. */
export const Visits: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-list', story);
    await expect(canvas.getByRole('link', { name: t('book_named', { name: visit.name }) })).toHaveAttribute('href', '/es/visitas/la-bodega-de-1924');
    await expect(canvas.getByRole('link', { name: t('ask_for', { name: 'Vendimia en familia' }) })).toHaveAttribute('href', '/es/contacto');
    await expect(canvas.getAllByText(wordsIn('booking/visit-facts', story)('no_free'))).toHaveLength(1);
  },
};
