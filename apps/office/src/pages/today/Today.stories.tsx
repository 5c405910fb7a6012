import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleToday } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { Today } from './Today.tsx';

const meta = {
  title: 'Office/Today',
  component: Today,
  args: { found: exampleToday, language: page.language },
  decorators: [inOffice('/office/')],
  parameters: framed,
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/today', story);
    await expect(canvas.getByText(t('figure_to_pack')).closest('a')).toHaveAttribute('href', '/office/orders?status=new');
    await expect(canvas.getByText('32')).toBeVisible();
  },
};

export const Quiet: Story = {
  args: {
    found: {
      ...exampleToday,
      to_pack: { count: 0, orders: [] },
      visits: { people: 0, arrived: 0, slots: [] },
      payments: { failed_refunds: 0, disputes: 0 },
      unsent_invoices: 0,
      mails: [],
      low_stock: [],
      requests: [],
      club_requests: { joining: 0, renewals: 0 },
    },
  },
};

/** A part that the role may not read is not there. */
export const VisitsOnly: Story = { args: { found: { ...exampleToday, to_pack: null, payments: null, unsent_invoices: null, low_stock: null, mails: [] } } };
