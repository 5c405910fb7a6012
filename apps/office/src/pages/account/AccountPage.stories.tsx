import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { exampleSessions, person } from '../../testing/sessions.ts';
import { AccountPage } from './AccountPage.tsx';

const meta = {
  title: 'Office/Account',
  component: AccountPage,
  args: { person, sessions: exampleSessions, language: page.language, done: null, problem: null },
  decorators: [inOffice('/office/account')],
  parameters: { ...framed, given: [...framed.given, exampleSessions] },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session that looks is ended by signing out, the others here. */
export const Own: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/account', story);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + exampleSessions.length);
    await expect(canvas.getByText(t('end_do'))).toBeVisible();
    await expect(canvas.getByText(t('this_one'))).toBeVisible();
  },
};
export const Saved: Story = { ...Own, args: { done: 'saved' } };
export const WrongCode: Story = { ...Own, args: { problem: 'This code is not right.' } };
