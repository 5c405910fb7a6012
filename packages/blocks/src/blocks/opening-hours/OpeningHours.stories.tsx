import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showOpenNow } from '../../hours/show-open-now.ts';
import type { Hours, Stretch } from '../../hours/week.ts';
import OpeningHours from './OpeningHours.tsx';

const midday: Stretch[] = [['10:30', '15:00']];
const data: Hours = {
  week: [midday, midday, midday, midday, midday, [...midday, ['17:00', '19:00']], []],
  special: [
    { day: '2026-12-24', stretches: [['10:30', '13:00']], name: 'Nochebuena' },
    { day: '2026-12-25', stretches: [], name: 'Navidad' },
  ],
};

/** Stands beside an address. Whether it is open now is said by the page's script. */
const meta = {
  title: 'Blocks/Content/Opening hours',
  component: OpeningHours,
  args: { ...page, data, attributes: {} },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof OpeningHours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A Monday at half past eleven there, whatever the clock says here. */
export const OpenNow: Story = {
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsIn('blocks/hours', story);
    showOpenNow(canvasElement, new Date('2026-11-23T10:30:00Z'));
    await expect(canvas.getByText(t('open_until', { time: '15:00' }))).toBeVisible();
    await expect(canvas.getByRole('row', { name: /unes|onday/ })).toHaveAttribute('data-today');
    await expect(canvas.getByText('Navidad')).toBeVisible();
  },
};

/** On Christmas Day: closed, whatever weekday it is, and what is over has gone. */
export const SpecialDay: Story = {
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsIn('blocks/hours', story);
    showOpenNow(canvasElement, new Date('2026-12-25T11:00:00Z'));
    await expect(canvas.getByText(t('opens_tomorrow', { time: '10:30' }))).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Navidad/ })).toHaveAttribute('data-today');
    await expect(canvas.queryByText('Nochebuena')).not.toBeVisible();
  },
};

/** Without script: the table alone. */
export const EveryDay: Story = {
  args: { data: { week: Array.from({ length: 7 }, () => midday), special: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10:30 (a|to|tôô) 15:00/)).toBeVisible();
  },
};
