import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atGate, framed } from '../../testing/office-story.tsx';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Office/Sign in',
  component: SignInForm,
  args: { next: '', email: '', problem: null },
  decorators: [atGate],
  parameters: framed,
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/sign-in', story);
    await expect(canvas.getByLabelText(t('email'))).toHaveValue('');
    await expect(canvas.getByRole('button', { name: t('submit') })).toBeEnabled();
  },
};

/** What went wrong stands above the fields, and the address that was typed is still there. */
export const Refused: Story = {
  args: { email: 'marta@alba.example', problem: 'E-mail or password is wrong.' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
    await expect(canvas.getByLabelText(wordsIn('office/sign-in', story)('email'))).toHaveValue('marta@alba.example');
  },
};
