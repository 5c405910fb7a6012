import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { VisitListData } from './load.server.ts';
import VisitList from './VisitList.tsx';
import messages from './messages.ts';

const visit: VisitListData['visits'][number] = {
  id: '1',
  name: 'La bodega de 1924',
  slug: 'la-bodega-de-1924',
  href: '/es/visitas/la-bodega-de-1924',
  brand: 'montelar',
  teaser: 'Calados, tinas y las cuentas del abuelo, con tres copas al final.',
  duration_minutes: 90,
  price_adult: 24,
  price_child: 8,
  price_baby: 0,
  min_visitors: 2,
  max_visitors: 20,
  languages: ['es', 'en'],
  meeting_point: 'La puerta verde de la calle del Trujal',
  picture: '/images/montelar/church.svg',
  cancellation_hours: 48,
  lead_hours: 2,
};

const meta = {
  title: 'Blocks/Booking/Visit list',
  component: VisitList,
  args: {
    ...page,
    attributes: {},
    data: { visits: [visit, { ...visit, id: '2', slug: 'sin-pagina', name: 'Vendimia en familia', href: null }], contactUrl: '/es/contacto' },
  },
} satisfies Meta<typeof VisitList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visit leads to its page; one without a page of its own to the contact page. */
export const Visits: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn(messages, story);
    await expect(canvas.getByRole('link', { name: t('book_named', { name: visit.name }) })).toHaveAttribute('href', '/es/visitas/la-bodega-de-1924');
    await expect(canvas.getByRole('link', { name: t('ask_for', { name: 'Vendimia en familia' }) })).toHaveAttribute('href', '/es/contacto');
    await expect(canvas.getAllByText(t('free'))).toHaveLength(2);
  },
};
