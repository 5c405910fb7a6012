import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dayAfter } from '../../formats/estate-day.ts';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VisitWeek } from './VisitWeek.tsx';

const monday = exampleDay.day;
const days = Array.from({ length: 7 }, (_, index) => ({ ...exampleDay, day: dayAfter(monday, index), slots: index > 4 ? [] : exampleDay.slots }));

const meta = {
  title: 'Office/Visits of a week',
  component: VisitWeek,
  args: { days, language: page.language, today: dayAfter(monday, 1) },
  decorators: [inOffice('/office/visits/week')],
  parameters: { ...framed, given: [framed.given, exampleDay, 'ES', 'EN'] },
} satisfies Meta<typeof VisitWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

/** "capacity, guide, languages, allergies and comments at a glance" */
export const Week: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visit-week', story);
    await expect(canvas.getAllByText(t('taken', { booked: 9, capacity: 20 }))).toHaveLength(5);
    await expect(canvas.getAllByText(/Alergia a los frutos secos/)).toHaveLength(5);
    await expect(canvas.getAllByText(t('nobody'))).toHaveLength(2);
  },
};
export const Closed: Story = {
  args: { days: days.map((day) => ({ ...day, closed: ['alba'], slots: day.slots.map((slot) => ({ ...slot, is_open: false })) })) },
};
/** Also where somebody waits for places. */
export const Full: Story = {
  args: {
    days: days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({
        ...slot,
        booked: slot.capacity,
        waiting_list: [
          { name: 'Blanca', email: 'blanca@correo.example', people: 2, language: 'es' as const, state: 'waiting' as const, joined_at: '2026-11-20T10:00:00Z' },
        ],
      })),
    })),
  },
};
export const WithoutSchedule: Story = { args: { days: days.map((day) => ({ ...day, slots: [] })) } };
