import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleClubRequests, exampleJoining } from '../../testing/example-club-requests.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { ClubRequests } from './ClubRequests.tsx';

const meta = {
  title: 'Office/Club requests',
  component: ClubRequests,
  args: { found: { ...exampleClubRequests, renewals: [], next: 'x' }, filter: { kind: 'joining', after: '' }, language: page.language, isRefused: false },
  decorators: [inOffice('/office/club/requests')],
  parameters: { ...framed, given: [...framed.given, exampleClubRequests] },
} satisfies Meta<typeof ClubRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WantToJoin: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/club-requests', story);
    await expect(canvas.getByRole('link', { name: 'Olga Ruiz' })).toHaveAttribute('href', `/office/club/requests/${exampleJoining.id}`);
    await expect(canvas.getByRole('link', { name: t('tab_renewals', { count: 1 }) })).toHaveAttribute('href', '/office/club/requests?kind=renewals');
  },
};

/** A renewal is answered at the member. */
export const WantToRenew: Story = {
  args: { found: { ...exampleClubRequests, joining: [] }, filter: { kind: 'renewals', after: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Noa Prieto' })).toHaveAttribute('href', '/office/club/00412');
  },
};

export const Nobody: Story = {
  args: { found: { joining: [], renewals: [], counts: { joining: 0, renewals: 0 }, next: null }, isRefused: true },
};
