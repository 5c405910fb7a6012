import { Runtime } from '@parral/site/browser';
import { answers, requestsTo, page, privacy, refuse, wordsIn } from '@parral/site/stories';
import type { MessageKey } from '@parral/site/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Reset } from './parts/Reset.tsx';
import Password from './Password.tsx';

const meta = {
  title: 'Blocks/Club/Password',
  component: Password,
  args: { ...page, attributes: { clubUrl: '/es/club/mi-club' }, data: { privacy } },
} satisfies Meta<typeof Password>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function requestLink({ canvas, ...story }: Play, email: string) {
  const t = wordsIn('club/password', story);
  await userEvent.type(canvas.getByLabelText(t('email')), email);
  await userEvent.click(canvas.getByRole('button', { name: t('send') }));
  return t;
}

/** The same answer whether or not somebody has that address. */
export const LinkRequested: Story = {
  parameters: answers({ requestPasswordReset: { status: 'ok' } }),
  play: async (story) => {
    const t = await requestLink(story, 'Lucia@Club.example');
    await story.canvas.findByText(t('sent'));
    await expect(requestsTo('requestPasswordReset')[0]?.body).toEqual({ email: 'lucia@club.example' });
  },
};

export const NoEmail: Story = {
  play: async (story) => {
    const t = await requestLink(story, 'lucia');
    await expect(story.canvas.getByLabelText(t('email'))).toHaveAccessibleDescription(t('invalid'));
    await expect(story.canvas.getByLabelText(t('email'))).toHaveFocus();
  },
};

export const TooMany: Story = {
  parameters: answers({ requestPasswordReset: refuse(429, 'TOO_MANY_REQUESTS') }),
  play: async (story) => {
    const t = await requestLink(story, 'lucia@club.example');
    await story.canvas.findByText(t('many_title'));
  },
};

function resetting(parameters: Story['parameters'], password: string, said: MessageKey<'club/password'>): Story {
  return {
    parameters,
    render: () => (
      <Runtime>
        <Reset token="abc" loginUrl="/login" onAgain={() => undefined} />
      </Runtime>
    ),
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('club/password', story);
      await userEvent.type(canvas.getByLabelText(t('password')), password);
      await userEvent.click(canvas.getByRole('button', { name: t('set') }));
      await canvas.findByText(t(said, { count: 10 }));
    },
  };
}

export const NewPassword = resetting(answers({ resetPassword: { status: 'ok' } }), 'una-larga-llave', 'reset_done');
export const TooShort = resetting(answers({}), 'corta', 'short');
export const LinkOver = resetting(answers({ resetPassword: refuse(400, 'BAD_REQUEST') }), 'una-larga-llave', 'expired');

/** A connection that breaks off loses nothing: the same is sent again. */
export const ConnectionLost: Story = {
  parameters: answers({ requestPasswordReset: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async (story) => {
    const t = await requestLink(story, 'lucia@club.example');
    await userEvent.click(await story.canvas.findByRole('button', { name: wordsIn('club/forms', story)('retry') }));
    await waitFor(() => expect(requestsTo('requestPasswordReset')).toHaveLength(2));
    await expect(story.canvas.getByLabelText(t('email'))).toHaveValue('lucia@club.example');
  },
};
