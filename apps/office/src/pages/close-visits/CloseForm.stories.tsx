import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { CloseForm } from './CloseForm.tsx';

const meta = {
  title: 'Office/Close a day or a time',
  component: CloseForm,
  args: { found: exampleDay, slot: null, language: page.language, typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/visits/close')],
  parameters: { ...framed, given: [framed.given, exampleDay] },
} satisfies Meta<typeof CloseForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const OneTime: Story = { args: { slot: exampleDay.slots[0]! } };
export const MoneyAtOnce: Story = { args: { typed: new URLSearchParams({ what: 'money', reason: 'Niebla' }) } };
export const Refused: Story = { args: { typed: new URLSearchParams({ reason: 'Niebla' }), problem: 'What began at 11:00 is not closed any more.' } };
