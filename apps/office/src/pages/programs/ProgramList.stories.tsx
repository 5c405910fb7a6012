import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { ProgramList, type Programs } from './ProgramList.tsx';

const called = { url: 'https://erp.alba.example/parral', events: ['order.placed', 'order.dispatched'], delivered_at: '2026-11-22T18:20:00Z' };
const programs: Programs = {
  webhooks: [
    { ...called, name: 'erp', failed_at: '2026-11-23T08:12:00Z', failure: 'It answered 410.', waiting: 0, undelivered: 2 },
    { ...called, name: 'calendar', events: ['booking.made'], failed_at: null, failure: null, waiting: 0, undelivered: 0 },
    { ...called, name: 'carrier', events: ['order.placed'], failed_at: '2026-11-23T08:12:00Z', failure: 'It answered 500.', waiting: 1, undelivered: 0 },
    { ...called, name: 'till', events: ['order.placed'], delivered_at: null, failed_at: null, failure: null, waiting: 0, undelivered: 0 },
  ],
  tokens: [
    { name: 'accounting', state: 'valid', scopes: ['orders:read'], expires_at: '2027-11-23T08:00:00Z', last_used_at: '2026-11-23T07:00:00Z' },
    { name: 'old site', state: 'revoked', scopes: ['catalogue:read'], expires_at: '2027-01-10T08:00:00Z', last_used_at: null },
  ],
};

const meta = {
  title: 'Office/Programs',
  component: ProgramList,
  args: { programs, language: page.language, isRetried: false, problem: null },
  decorators: [inOffice('/office/programs')],
  parameters: { ...framed, given: [...framed.given, programs] },
} satisfies Meta<typeof ProgramList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what was given up asks for a hand; what waits is tried again by itself. */
export const Some: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/programs', story);
    await expect(canvas.getAllByText(t('retry'))).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: t('retry_named', { name: 'erp' }) })).toBeVisible();
  },
};
export const ToldAgain: Story = { args: { isRetried: true } };
export const None: Story = { args: { programs: { webhooks: [], tokens: [] } } };
