import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleJoining } from '../../testing/example-club-requests.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { ClubRequestPage } from './ClubRequestPage.tsx';

const levels = [{ value: 'bronze', label: 'Bronce' }];

const meta = {
  title: 'Office/Club request',
  component: ClubRequestPage,
  args: { found: exampleJoining, levels, language: page.language, mayChange: true, problem: null, typed: new URLSearchParams() },
  decorators: [inOffice('/office/club/requests/1')],
  parameters: { ...framed, given: [...framed.given, exampleJoining, levels] },
} satisfies Meta<typeof ClubRequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/club-request', story);
    await expect(canvas.getByRole('button', { name: t('accept_do') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('refuse_do') })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { mayChange: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/club-request', story)('accept_do') })).toBeNull();
  },
};

/** What was typed is still there, in the answer that was given. */
export const Refused: Story = {
  args: { typed: new URLSearchParams({ do: 'refuse', words: 'Hola' }), problem: 'Hola' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/club-request', story)('words'))).toHaveValue('Hola');
  },
};
