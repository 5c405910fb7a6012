import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDay, exampleVisit } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VisitPage } from './VisitPage.tsx';

const meta = {
  title: 'Office/Visit',
  component: VisitPage,
  args: { found: exampleVisit, today: exampleDay.day, language: page.language, mayChange: true, done: null, problem: null, typed: new URLSearchParams() },
  decorators: [inOffice('/office/visits/VX4K-2217')],
  parameters: { ...framed, given: [framed.given, 'ES'] },
} satisfies Meta<typeof VisitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expected: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visit', story);
    await expect(canvas.getByText('Alergia a los frutos secos.')).toBeVisible();
    await expect(canvas.getByText(t('move'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+34600112233' })).toHaveAttribute('href', 'tel:+34600112233');
  },
};
export const Moved: Story = { args: { done: 'moved' } };

/** What was typed is still there, and its part is open. */
export const Refused: Story = {
  args: { problem: 'The slot is full.', typed: new URLSearchParams({ do: 'move', day: '2026-11-24', time: '13:00', reason: 'Niebla' }) },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/visit', story)('time'))).toHaveValue('13:00');
    await expect(canvas.getByLabelText(wordsIn('office/visit', story)('time'))).toBeVisible();
  },
};
export const Cancelled: Story = { args: { found: { ...exampleVisit, visit: { ...exampleVisit.visit, state: 'cancelled', refunded: 60 }, refundable: 0 } } };
