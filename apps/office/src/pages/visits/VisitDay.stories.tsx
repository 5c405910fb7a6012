import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VisitDay } from './VisitDay.tsx';

const meta = {
  title: 'Office/Visits of a day',
  component: VisitDay,
  args: { found: exampleDay, today: exampleDay.day, language: page.language, mayChange: true, done: null, problem: null },
  decorators: [inOffice('/office/visits')],
  parameters: { ...framed, given: [framed.given, exampleDay, 'ES', 'EN'] },
} satisfies Meta<typeof VisitDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visits', story);
    await expect(canvas.getByRole('button', { name: t('arrive_named', { name: 'Lucía Arteaga' }) })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: t('take_back_named', { name: 'Jonas Weber' }) })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: t('arrive_named', { name: 'Pedro Sanz' }) })).toBeNull();
    await expect(canvas.getByText(t('nobody'))).toBeVisible();
    // Without script nothing reads codes: the field takes the reference.
    await expect(canvas.queryByRole('button', { name: t('scan') })).toBeNull();
    await expect(canvas.getByRole('row', { name: /Anne Dupont/ })).toHaveTextContent(t('no_show'));
  },
};

/** Before its day nobody arrives, and nobody fails to. */
export const Tomorrow: Story = {
  args: { today: '2026-11-22' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visits', story);
    await expect(canvas.queryByRole('button', { name: t('arrive_named', { name: 'Lucía Arteaga' }) })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('of_slot', { what: t('close_slot'), time: '11:00', visit: 'La bodega de 1924' }) })).toBeVisible();
  },
};

/** What is over is neither booked nor closed. */
export const Yesterday: Story = {
  args: { today: '2026-11-24' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visits', story);
    await expect(canvas.queryByRole('link', { name: t('of_slot', { what: t('close_slot'), time: '11:00', visit: 'La bodega de 1924' }) })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('arrive_named', { name: 'Lucía Arteaga' }) })).toBeEnabled();
  },
};

/** Who may only read has nothing to press. */
export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visits', story);
    await expect(canvas.queryByRole('button', { name: t('arrive') })).toBeNull();
    await expect(canvas.queryByText(t('close_day'))).toBeNull();
  },
};

export const Arrived: Story = { args: { done: 'Jonas Weber.' } };
export const Refused: Story = { args: { problem: 'There is no such visit.' } };
export const Closed: Story = {
  args: { found: { ...exampleDay, closed: ['alba'], slots: exampleDay.slots.map((slot) => ({ ...slot, is_open: false, visits: [] })) } },
};
export const WithoutSchedule: Story = { args: { found: { ...exampleDay, slots: [] } } };

const closing = {
  brand: 'alba',
  date: null,
  experience_id: null,
  reason: 'Niebla en la carretera',
  answer_until: '2026-11-30T10:00:00Z',
  left: 2,
  waiting: 3,
  moved: 1,
  ended: 1,
} as const;
/** How far everybody is told; who waits for places is seen. */
export const BeingClosed: Story = {
  args: {
    found: {
      ...exampleDay,
      closed: ['alba'],
      closings: [closing, { ...closing, date: '2026-11-23T13:00', experience_id: 'la-bodega', left: 0, waiting: 0, answer_until: null, moved: 0, ended: 4 }],
      slots: exampleDay.slots.map((slot) => ({
        ...slot,
        is_open: false,
        waiting_list: [{ name: 'Blanca', email: 'blanca@correo.example', people: 2, language: 'es', state: 'offered', joined_at: '2026-11-20T10:00:00Z' }],
      })),
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visits', story);
    await expect(canvas.getByText(t('being_told'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('open_slot_again') })).toBeEnabled();
  },
};
