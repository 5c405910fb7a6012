import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleVisits } from '../../testing/example-visits.ts';
import Visits from './Visits.tsx';

const meta = {
  title: 'Blocks/Club/Visits',
  component: Visits,
  args: { ...page, attributes: { visitsUrl: '/es/visitas', show: 'all' }, data: exampleVisits },
} satisfies Meta<typeof Visits>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The club page: "Orders, visits and the year's purchases". Each with day, hour, people, reference, how it stands, and the ways on. */
export const All: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/visits', story);
    const coming = within(canvas.getByRole('list', { name: t('coming') }));
    const [next, cancelled] = coming.getAllByRole('listitem');
    await expect(next).toHaveTextContent(/2027/);
    await expect(next).toHaveTextContent('11:00');
    await expect(next).toHaveTextContent(t('people', { count: 3 }));
    await expect(next).toHaveTextContent('7K2F-9QXM');
    await expect(next).toHaveTextContent(t('status_confirmed'));
    const named = { name: 'La bodega de 1924', reference: '7K2F-9QXM' };
    await expect(coming.getByRole('link', { name: t('open_named', named) })).toHaveAttribute('href', 'https://alba.example/es/reserva?token=visit_one');
    await expect(coming.getByRole('link', { name: t('calendar_named', named) })).toHaveAttribute('href', '/api/booking/visit_one/calendar.ics');
    await expect(cancelled).toHaveTextContent(t('status_refunded'));
    await expect(within(cancelled as HTMLElement).getAllByRole('link')).toHaveLength(1);
    const past = within(canvas.getByRole('list', { name: t('past') })).getByRole('listitem');
    await expect(past).toHaveTextContent(t('status_over'));
    await expect(past).toHaveTextContent(t('people', { count: 1 }));
  },
};

/** On my club: what is to come, and nothing that is over. */
export const Coming: Story = {
  args: { attributes: { visitsUrl: '/es/visitas', show: 'coming' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/visits', story);
    await expect(canvas.getByRole('heading', { name: t('coming') })).toBeVisible();
    await expect(canvas.queryByText(t('past'))).toBeNull();
  },
};

export const NoneBooked: Story = {
  args: { data: { coming: [], past: [] } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: wordsIn('club/visits', story)('to_visits') })).toHaveAttribute('href', '/es/visitas');
  },
};

export const NotRetrieved: Story = {
  args: { data: null },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('club/visits', story)('failed_title'))).toBeVisible();
  },
};
