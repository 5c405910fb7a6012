import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VisitDay } from './VisitDay.tsx';

const meta = {
  title: 'Office/Visits of a day',
  component: VisitDay,
  args: { found: exampleDay, language: page.language, mayChange: true, done: null, problem: null },
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
    await expect(canvas.getByRole('row', { name: /Anne Dupont/ })).toHaveTextContent(t('no_show'));
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
