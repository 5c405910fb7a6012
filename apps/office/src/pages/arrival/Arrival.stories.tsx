import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { Arrival } from './Arrival.tsx';

const meta = {
  title: 'Office/Arrival by its code',
  component: Arrival,
  args: {
    booking: { reference: 'VX4K-2217', name: 'Lucía Arteaga', experience_name: 'La bodega de 1924', date: '2026-11-23T11:00', total_visitors: 2 },
    token: 'visit_x',
    language: page.language,
    day: '2026-11-23',
  },
  decorators: [inOffice('/office/arrivals/visit_x')],
  parameters: { ...framed },
} satisfies Meta<typeof Arrival>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands until it is sent, and where there is no script. */
export const Read: Story = {
  play: async ({ canvas, ...story }) => {
    // The day as people say it.
    await expect(canvas.getByText(/23.*2026, 11:00$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: wordsIn('office/arrival', story)('arrive') })).toBeEnabled();
  },
};
