import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { BookVisitForm } from './BookVisitForm.tsx';

const meta = {
  title: 'Office/Book a visit',
  component: BookVisitForm,
  args: {
    found: exampleDay,
    formKey: '1b671a64-40d5-491e-99b0-da01ff1f3341',
    language: page.language,
    typed: new URLSearchParams({ date: '2026-11-23T11:00', visit: 'la-bodega' }),
    problem: null,
  },
  decorators: [inOffice('/office/visits/book')],
  parameters: { ...framed, given: [framed.given, exampleDay, 'ES', 'EN'] },
} satisfies Meta<typeof BookVisitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheDesk: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/book-visit', story)('hold'))).not.toBeVisible();
  },
};
export const Free: Story = { args: { typed: new URLSearchParams({ what: 'amount', reason: 'Prensa', time: '11:00' }) } };
/** So long the places are held: asked only where a link is to be paid. */
export const ByLink: Story = {
  args: { typed: new URLSearchParams({ what: 'link', hold: '48', time: '11:00' }) },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/book-visit', story)('hold'))).toBeVisible();
  },
};
export const Full: Story = { args: { typed: new URLSearchParams({ time: '11:00', adults: '12' }), problem: 'At 11:00 there are no 12 places.' } };
