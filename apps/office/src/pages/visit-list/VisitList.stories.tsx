import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VisitList } from './VisitList.tsx';

const meta = {
  title: 'Office/All visits',
  component: VisitList,
  args: { page: { visits: exampleDay.slots.flatMap(({ visits }) => visits), next: 'x' }, q: '', after: '', language: page.language },
  decorators: [inOffice('/office/visits/list')],
  parameters: framed,
} satisfies Meta<typeof VisitList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const NoneFound: Story = { args: { page: { visits: [], next: null }, q: 'zzz' } };
export const NoneYet: Story = { args: { page: { visits: [], next: null } } };
