import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleGroup } from '../../testing/example-groups.ts';
import { exampleDay } from '../../testing/example-visits.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { GroupRequestPage } from './GroupRequestPage.tsx';

const meta = {
  title: 'Office/Request of a group',
  component: GroupRequestPage,
  args: {
    found: exampleGroup,
    visits: exampleDay.experiences,
    formKey: '1b671a64-40d5-491e-99b0-da01ff1f3341',
    language: page.language,
    mayAnswer: true,
    done: null,
    problem: null,
    typed: new URLSearchParams(),
  },
  decorators: [inOffice('/office/visits/requests')],
  parameters: { ...framed, given: [framed.given, exampleGroup, exampleDay, 'ES', 'EN'] },
} satisfies Meta<typeof GroupRequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/group-request', story);
    await expect(canvas.getByRole('button', { name: t('propose_do') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('refuse_do') })).toBeVisible();
  },
};
/** Nothing is answered twice: a link that can be paid stands there instead of the forms. */
export const Proposed: Story = {
  args: { found: { ...exampleGroup, state: 'proposed', link_id: '00000000-0000-4000-8000-000000000042' }, done: 'proposed' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/group-request', story);
    await expect(canvas.getByRole('link', { name: t('to_link') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('propose_do') })).toBeNull();
  },
};
export const RanOut: Story = { args: { found: { ...exampleGroup, state: 'lapsed', link_id: '00000000-0000-4000-8000-000000000042' } } };
export const Booked: Story = { args: { found: { ...exampleGroup, state: 'booked', reference: '7K2F-9QXM' } } };
export const Ended: Story = { args: { found: { ...exampleGroup, state: 'refused' }, done: 'refused' } };
export const ReadOnly: Story = { args: { mayAnswer: false } };
export const NoPlaces: Story = {
  args: { typed: new URLSearchParams({ do: 'propose', time: '11:00', total: '480' }), problem: 'At 11:00 there are no 24 places.' },
};
