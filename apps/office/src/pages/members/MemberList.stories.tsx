import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleMembers } from '../../testing/example-members.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { MemberList } from './MemberList.tsx';

const filter = { q: '', level: '', state: '', goal: '', after: '' };
const meta = {
  title: 'Office/Members',
  component: MemberList,
  args: { page: exampleMembers, filter, language: page.language, mayErase: true, mayChange: true },
  decorators: [inOffice('/office/club')],
  parameters: framed,
} satisfies Meta<typeof MemberList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lucía Arteaga' })).toHaveAttribute('href', '/office/club/00214');
  },
};

export const SecondPage: Story = { args: { page: { ...exampleMembers, next: null }, filter: { ...filter, after: '00100' } } };

/** What is chosen stands in the address of every other choice and of the file too. */
export const NoneFound: Story = {
  args: { page: { ...exampleMembers, members: [], next: null }, filter: { ...filter, q: 'zzz', level: 'bronze', goal: 'open' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/members', story);
    await expect(canvas.getByRole('link', { name: t('tab_ended') })).toHaveAttribute('href', '/office/club?q=zzz&level=bronze&state=ended&goal=open');
    await expect(canvas.getByRole('link', { name: wordsIn('office/layout', story)('csv') })).toHaveAttribute(
      'href',
      '/office/club?q=zzz&level=bronze&goal=open&csv=1',
    );
    await expect(canvas.getByRole('link', { name: t('without_filter') })).toHaveAttribute('href', '/office/club');
  },
};

export const NoneYet: Story = { args: { page: { ...exampleMembers, members: [], next: null } } };
