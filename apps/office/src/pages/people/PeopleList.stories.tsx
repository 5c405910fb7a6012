import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleStaff } from '../../testing/example-staff.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PeopleList } from './PeopleList.tsx';

const meta = {
  title: 'Office/People',
  component: PeopleList,
  args: { staff: exampleStaff, language: page.language },
  decorators: [inOffice('/office/people')],
  parameters: framed,
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/people', story);
    await expect(canvas.getByRole('link', { name: 'Noa Prieto' })).toHaveAttribute('href', '/office/people/00000000-0000-4000-8000-000000000003');
    await expect(canvas.getByRole('cell', { name: t('role_visits') })).toBeVisible();
  },
};
