import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { OpenSlotForm } from './OpenSlotForm.tsx';

const meta = {
  title: 'Office/Open another time',
  component: OpenSlotForm,
  args: { found: exampleDay, language: page.language, typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/visits/open')],
  parameters: { ...framed, given: [framed.given, exampleDay, '11:00'] },
} satisfies Meta<typeof OpenSlotForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Refused: Story = {
  args: { typed: new URLSearchParams({ visit: 'la-bodega', time: '11:00', capacity: '8' }), problem: 'It takes place at 11:00 already.' },
};
