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

/** On a tablet the last parts open by a press; elsewhere they stand in line. */
export const InTheRest: Story = {
  decorators: [inOffice('/office/log')],
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/shell', story);
    const here = canvas.getByText(t('log'));
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here.closest('[popover]')).toHaveAttribute('id', canvas.getByText(t('more')).getAttribute('popovertarget'));
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
