import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { VisitList } from './VisitList.tsx';

const filter = { q: '', state: '', after: '' };
const meta = {
  title: 'Office/All visits',
  component: VisitList,
  args: { page: { visits: exampleDay.slots.flatMap(({ visits }) => visits), next: 'x' }, filter, language: page.language },
  decorators: [inOffice('/office/visits/list')],
  parameters: framed,
} satisfies Meta<typeof VisitList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const SecondPage: Story = { args: { filter: { ...filter, state: 'cancelled', after: 'x' } } };

/** What is chosen stands in the address of every other choice, and of the file. */
export const NoneFound: Story = {
  args: { page: { visits: [], next: null }, filter: { ...filter, q: 'zzz', state: 'confirmed' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/visit-list', story);
    await expect(canvas.getByRole('link', { name: t('tab_cancelled') })).toHaveAttribute('href', '/office/visits/list?q=zzz&state=cancelled');
    await expect(canvas.getByRole('link', { name: wordsIn('office/layout', story)('csv') })).toHaveAttribute(
      'href',
      '/office/visits/list?q=zzz&state=confirmed&csv=1',
    );
    await expect(canvas.getByRole('link', { name: t('without_filter') })).toHaveAttribute('href', '/office/visits/list');
  },
};
export const NoneYet: Story = { args: { page: { visits: [], next: null } } };
