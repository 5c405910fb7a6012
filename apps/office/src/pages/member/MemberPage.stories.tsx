import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleMember, exampleMembers } from '../../testing/example-members.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { MemberPage } from './MemberPage.tsx';

const [, permanent = exampleMember.member, ended = exampleMember.member, invited = exampleMember.member] = exampleMembers.members;
const nothing = { memberships: [], orders: [], purchases: [], visits: [], codes: [], preferences: [], allocations: [], actions: [] };
const meta = {
  title: 'Office/Member',
  component: MemberPage,
  args: { found: exampleMember, language: page.language, mayChange: true, mayErase: true, done: null, problem: null, typed: new URLSearchParams() },
  decorators: [inOffice('/office/club/00214')],
  parameters: framed,
} satisfies Meta<typeof MemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/member', story);
    for (const step of ['change_level', 'renew', 'end'] as const) await expect(canvas.getByRole('button', { name: t(step) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'K7QX-3182' })).toHaveAttribute('href', '/office/orders/K7QX-3182');
    await expect(canvas.getByRole('link', { name: 'Alba Reserva' })).toHaveAttribute('href', '/office/wines/ALB-RES-2019-75');
  },
};

/** What ended and is asked for again is renewed; there is no level to change and nothing to end. */
export const AsksForRenewal: Story = {
  args: { found: { ...exampleMember, member: ended, renewal_requested_on: '2026-11-20', memberships: exampleMember.memberships.slice(2) } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/member', story);
    await expect(canvas.getByText(t('asked_text'))).toBeVisible();
    await expect(canvas.getByText(t('renew_hint_ended'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('end') })).toBeNull();
  },
};

export const Permanent: Story = {
  args: { found: { ...exampleMember, member: permanent } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/member', story)('renew') })).toBeNull();
  },
};

export const Invited: Story = {
  args: { found: { ...exampleMember, ...nothing, member: invited } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/member', story)('renew') })).toBeNull();
  },
};

export const Renewed: Story = { args: { done: 'renew' } };

/** What was typed is still there, in its own form. */
export const Refused: Story = {
  args: { problem: 'Lo pide', typed: new URLSearchParams({ do: 'end', last_day: '2020-01-01', reason: 'Lo pide' }) },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/member', story)('last_day'))).toHaveValue('2020-01-01');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { mayChange: false, mayErase: false },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.queryByRole('button', { name: wordsIn('office/member', story)('end') })).toBeNull();
  },
};
