import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleFailures, exampleWork } from '../../testing/example-work.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { WorkPage } from './WorkPage.tsx';

const [underWay, failures, done] = exampleWork as [(typeof exampleWork)[number], (typeof exampleWork)[number], (typeof exampleWork)[number]];

const meta = {
  title: 'Office/One long work',
  component: WorkPage,
  args: { found: { work: underWay, lines: [], next: null }, after: '', language: page.language },
  decorators: [inOffice('/office/work/1')],
  parameters: { ...framed, given: [framed.given, exampleWork, exampleFailures] },
} satisfies Meta<typeof WorkPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(84);
    await expect(canvas.queryByRole('link', { name: wordsIn('office/work', story)('to_print') })).toBeNull();
  },
};

/** What failed stands there with why, and can be taken along. */
export const WithFailures: Story = {
  args: { found: { work: failures, lines: exampleFailures, next: 31 } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/work', story);
    await expect(canvas.getByRole('row', { name: /NONE-0000/ })).toHaveTextContent(t('why_no_order'));
    await expect(canvas.getByRole('link', { name: wordsIn('office/layout', story)('csv') })).toBeVisible();
  },
};

export const NotesReady: Story = {
  args: { found: { work: { ...underWay, done: 200, ended_at: '2026-11-23T09:42:00Z' }, lines: [], next: null } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: wordsIn('office/work', story)('to_print') })).toBeVisible();
  },
};

export const Done: Story = { args: { found: { work: done, lines: [], next: null } } };
