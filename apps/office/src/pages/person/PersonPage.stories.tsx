import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStaff } from '../../testing/example-staff.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PersonPage } from './PersonPage.tsx';

const meta = {
  title: 'Office/Somebody',
  component: PersonPage,
  args: { member: exampleStaff[0]!, language: page.language, isSaved: false, problem: null },
  decorators: [inOffice('/office/people/1')],
  parameters: framed,
} satisfies Meta<typeof PersonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {};
export const Saved: Story = { args: { isSaved: true } };
export const LastOwner: Story = { args: { problem: 'This is the only owner.' } };
