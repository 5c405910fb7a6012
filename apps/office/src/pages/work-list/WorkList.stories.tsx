import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleWork } from '../../testing/example-work.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { WorkList } from './WorkList.tsx';

const meta = {
  title: 'Office/Long work',
  component: WorkList,
  args: { page: { work: exampleWork, next: null }, filter: { kind: '', after: '' }, language: page.language },
  decorators: [inOffice('/office/work')],
  parameters: { ...framed, given: [framed.given, exampleWork] },
} satisfies Meta<typeof WorkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfEachKind: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(wordsIn('office/work', story)('under_way'));
  },
};
export const None: Story = { args: { page: { work: [], next: null } } };
