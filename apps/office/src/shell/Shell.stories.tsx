import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allRights, framed, inOffice } from '../testing/office-story.tsx';
import { Refused } from './Refused.tsx';

const meta = { title: 'Office/Shell', component: Refused, args: { status: 404, errorId: null }, parameters: framed } satisfies Meta<typeof Refused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  decorators: [inOffice('/office/nowhere')],
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/shell', story);
    await expect(canvas.getByRole('navigation', { name: t('menu') })).toBeVisible();
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** What failed on our side has a number. */
export const Failed: Story = {
  args: { status: 500, errorId: '4f1c09ab27' },
  decorators: [inOffice('/office/', allRights)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4f1c09ab27/)).toBeVisible();
  },
};

export const RightMissing: Story = { args: { status: 403 }, decorators: [inOffice('/office/people', ['today:read'])] };
