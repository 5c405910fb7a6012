import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleGroup } from '../../testing/example-groups.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { GroupRequestList } from './GroupRequestList.tsx';

const states = ['open', 'proposed', 'lapsed', 'booked', 'refused'] as const;
const requests = states.map((state, at) => ({ ...exampleGroup, id: `00000000-0000-4000-8000-00000000005${at}`, state }));

const meta = {
  title: 'Office/Requests of groups',
  component: GroupRequestList,
  args: { page: { requests, next: requests[4]!.id }, filter: { state: '', after: '' }, language: page.language },
  decorators: [inOffice('/office/visits/requests')],
  parameters: { ...framed, given: [framed.given, exampleGroup] },
} satisfies Meta<typeof GroupRequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const NoneYet: Story = {
  args: { page: { requests: [], next: null } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('office/group-requests', story)('none'))).toBeVisible();
  },
};
export const NoneWaits: Story = { args: { page: { requests: [], next: null }, filter: { state: 'waiting', after: '' } } };
