import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginForm, type LoginProblem } from './LoginForm.tsx';

const meta = {
  title: 'Screens/Club/Login',
  component: LoginForm,
  args: { language: 'es', next: '/es/club', forgotten: '/es/club/contrasena', joining: '/es/club#joining', email: '', problem: null },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/login', story);
    await expect(canvas.getByLabelText(t('email'))).toHaveValue('');
    await expect(canvas.getByRole('button', { name: t('submit') })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('join') })).toHaveAttribute('href', '/es/club#joining');
  },
};

/** What went wrong stands above the fields, and the address that was typed is still there. */
function refused(problem: LoginProblem): Story {
  return {
    args: { email: 'lucia@club.example', problem },
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('club/login', story);
      await expect(canvas.getByRole('alert')).toHaveTextContent(t(`${problem}_title`));
      await expect(canvas.getByLabelText(t('email'))).toHaveValue('lucia@club.example');
    },
  };
}

export const WrongPair = refused('failed');
export const SomethingMissing = refused('missing');
export const TooManyTries = refused('many');
export const Broken = refused('broken');
