import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCard, exampleMembership, permanentMembership } from '../../testing/example-club.ts';
import Membership from './Membership.tsx';

const meta = {
  title: 'Blocks/Club/Membership',
  component: Membership,
  args: { ...page, attributes: { ordersUrl: '/es/club/mis-pedidos' }, data: { card: exampleCard, membership: exampleMembership } },
} satisfies Meta<typeof Membership>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 6: "others see member number, validity end date and type"; section 2: link to my orders. */
export const Platinum: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/membership', story);
    await expect(canvas.getByText('00214')).toBeVisible();
    await expect(canvas.getByText('31 · 12 · 2027')).toBeVisible();
    await expect(canvas.getByText('Platino')).toBeVisible();
    await expect(canvas.getByText(/184[.,]50/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('orders') })).toHaveAttribute('href', '/es/club/mis-pedidos');
  },
};

/** Section 4: "a next membership activates once the minimum consumption of the current one is met". */
export const NextMembership: Story = {
  args: {
    data: {
      card: { ...exampleCard, color: 'bronze' },
      membership: {
        ...exampleMembership,
        level: 'bronze',
        member_type: 'Bronce',
        next_membership: { level: 'platinum', level_label: 'Platino', start_date: '2028-01-01' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2028/)).toBeVisible();
  },
};

export const GoalMet: Story = {
  args: { data: { card: exampleCard, membership: { ...exampleMembership, accumulated_purchases: 612, amount_left_to_reach_goal: 0 } } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('heading', { name: wordsIn('club/membership', story)('goal_met_title') })).toBeVisible();
  },
};

/** Section 6: permanent levels "see user number and user type labels and no validity date". */
export const Permanent: Story = {
  args: {
    data: {
      card: { ...exampleCard, color: 'permanent', name: 'Harriet', surname: 'Lowe', number: 'A-0005', membership_end_date: null },
      membership: permanentMembership,
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/membership', story);
    await expect(canvas.getByText('A-0005')).toBeVisible();
    await expect(canvas.getByText(t('user'))).toBeVisible();
    await expect(canvas.queryByText(t('until'))).toBeNull();
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

export const Ended: Story = {
  args: {
    data: { card: { ...exampleCard, membership_end_date: '2026-12-31' }, membership: { ...exampleMembership, status: 'ended', validity_date: '2026-12-31' } },
  },
};

export const NotBegun: Story = {
  args: {
    data: { card: { ...exampleCard, membership_end_date: null }, membership: { ...exampleMembership, status: 'none', start_date: null, validity_date: null } },
  },
};
