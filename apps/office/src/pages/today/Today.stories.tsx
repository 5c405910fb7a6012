import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { Today } from './Today.tsx';

const meta = {
  title: 'Office/Today',
  component: Today,
  args: { day: '2026-11-23', language: page.language },
  decorators: [inOffice('/office/')],
  parameters: framed,
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
