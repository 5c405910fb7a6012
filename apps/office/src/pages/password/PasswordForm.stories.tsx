import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atGate, framed } from '../../testing/office-story.tsx';
import { PasswordChosen, PasswordForm } from './PasswordForm.tsx';

const meta = {
  title: 'Office/Password',
  component: PasswordForm,
  args: { token: 'x', problem: null },
  decorators: [atGate],
  parameters: framed,
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/password', story)('password'))).toHaveAttribute('autocomplete', 'new-password');
  },
};
export const OldLink: Story = { args: { problem: 'This link was used or is too old.' } };
export const Chosen: Story = { render: () => <PasswordChosen signIn="/office/sign-in" /> };
