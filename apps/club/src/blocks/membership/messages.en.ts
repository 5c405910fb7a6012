import type es from './messages.es.ts';

export default {
  label: 'Level: {{level}}',
  title: '{{name}}, both houses',
  title_emphasis: 'are open to you',
  standing_current: 'One key, two wineries. Your level is {{level}}; what you buy this year, online or in the shop, renews it.',
  standing_permanent: 'One key, two wineries. Your level is permanent: it does not run out and needs no renewal.',
  standing_ended: 'Your club year has ended. The key opens again with your next membership.',
  standing_none: 'Your first membership has not begun yet.',
  member: 'Member',
  user: 'User',
  until: 'Until',
  goal_title: 'To renew {{level}}',
  goal_of: 'left to spend of {{goal}}',
  goal_met_title: 'Goal reached',
  goal_met: 'You have reached the {{goal}} that renew your level.',
  bought: '{{amount}} spent',
  until_day: 'until {{date}}',
  next: 'Your next membership, {{level}}, begins on {{date}}, provided the goal of the current one is met by then.',
  ended_on: 'It ended on {{date}}.',
  orders: 'See my orders',
} satisfies Record<keyof typeof es, string>;
