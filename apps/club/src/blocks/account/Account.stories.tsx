import { answers, page, privacy, refuse, requestsTo, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import Account from './Account.tsx';

const here = { id: '00000000-0000-4000-8000-000000000001', device: 'Firefox · Windows', started_at: '2026-11-20T09:30:00Z', is_this: true };
const phone = { id: '00000000-0000-4000-8000-000000000002', device: 'Safari · iPhone', started_at: '2026-11-02T19:05:00Z', is_this: false };
const account = { email: 'lucia@club.example', sessions: [here, phone], invoices_kept: 3 };

const meta = {
  title: 'Blocks/Club/Account',
  component: Account,
  args: { ...page, attributes: { clubUrl: '/es/club' }, data: { account, privacy } },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const panelOf = ({ canvas, ...story }: Play, name: 'email_heading' | 'password_heading' | 'sessions_heading' | 'data_heading' | 'delete_heading') =>
  within(canvas.getByRole('region', { name: wordsIn('club/account', story)(name) }));

export const AtRest: Story = {
  play: async (play) => {
    const t = wordsIn('club/account', play);
    await expect(panelOf(play, 'email_heading').getByText(t('email_now', { email: account.email }))).toBeVisible();
    await expect(panelOf(play, 'sessions_heading').getAllByRole('button')).toHaveLength(1);
    await expect(panelOf(play, 'data_heading').getByRole('link', { name: t('export') })).toHaveAttribute('href', '/api/club/account/export/');
  },
};

/** Another address: asked for with the password, taken only once its mail's link was opened, and said so. */
export const EmailAsked: Story = {
  parameters: answers({ requestEmailChange: { status: 'ok' } }),
  play: async (play) => {
    const t = wordsIn('club/account', play);
    const panel = panelOf(play, 'email_heading');
    await userEvent.type(panel.getByLabelText(t('email_new')), 'Lucia@Otro.Example');
    await userEvent.type(panel.getByLabelText(t('password_own')), 'llave-platino-1');
    await userEvent.click(panel.getByRole('button', { name: t('email_send') }));
    await expect(await panel.findByText(t('email_sent', { email: 'lucia@otro.example' }))).toBeVisible();
    await expect(requestsTo('requestEmailChange').map(({ body }) => body)).toEqual([{ email: 'lucia@otro.example', password: 'llave-platino-1' }]);
    await expect(panel.getByLabelText(t('password_own'))).toHaveValue('');
  },
};

/** An address of somebody else is said at its field, and stays there to be put right. */
export const EmailInUse: Story = {
  parameters: answers({ requestEmailChange: refuse(400, 'EMAIL_IN_USE', { fields: { email: 'EMAIL_IN_USE' } }) }),
  play: async (play) => {
    const t = wordsIn('club/account', play);
    const panel = panelOf(play, 'email_heading');
    await userEvent.type(panel.getByLabelText(t('email_new')), 'andres@club.example');
    await userEvent.type(panel.getByLabelText(t('password_own')), 'llave-platino-1');
    await userEvent.click(panel.getByRole('button', { name: t('email_send') }));
    await waitFor(() => expect(panel.getByLabelText(t('email_new'))).toHaveAccessibleDescription(t('email_in_use')));
    await expect(panel.getByLabelText(t('email_new'))).toHaveValue('andres@club.example');
  },
};

/** The link of the mail confirms by itself; the token goes from the address. */
export const EmailConfirmed: Story = {
  parameters: { ...answers({ confirmEmailChange: { email: 'lucia@otro.example' } }), address: '?email_token=abc' },
  play: async (play) => {
    const t = wordsIn('club/account', play);
    await expect(await play.canvas.findByText(t('email_changed', { email: 'lucia@otro.example' }))).toBeVisible();
    await expect(requestsTo('confirmEmailChange').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    await expect(location.search).not.toContain('abc');
  },
};

export const EmailLinkUsed: Story = {
  parameters: { ...answers({ confirmEmailChange: refuse(400, 'EMAIL_TOKEN_INVALID') }), address: '?email_token=abc' },
  play: async (play) => {
    await expect(await play.canvas.findByText(wordsIn('club/account', play)('email_link_used'))).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  parameters: answers({ changePassword: { status: 'ok' } }),
  play: async (play) => {
    const t = wordsIn('club/account', play);
    const panel = panelOf(play, 'password_heading');
    await userEvent.type(panel.getByLabelText(t('password_current')), 'llave-platino-1');
    await userEvent.type(panel.getByLabelText(t('password_new', { count: 10 })), 'short');
    await userEvent.click(panel.getByRole('button', { name: t('password_send') }));
    await waitFor(() => expect(panel.getByLabelText(t('password_new', { count: 10 }))).toBeInvalid());
    await userEvent.type(panel.getByLabelText(t('password_new', { count: 10 })), '-but-longer');
    await userEvent.click(panel.getByRole('button', { name: t('password_send') }));
    await expect(await panel.findByText(t('password_changed_title'))).toBeVisible();
    await expect(requestsTo('changePassword').map(({ body }) => body)).toEqual([{ current_password: 'llave-platino-1', password: 'short-but-longer' }]);
  },
};

export const PasswordWrong: Story = {
  parameters: answers({ changePassword: refuse(400, 'BAD_REQUEST', { fields: { current_password: 'LOGIN_FAILED' } }) }),
  play: async (play) => {
    const t = wordsIn('club/account', play);
    const panel = panelOf(play, 'password_heading');
    await userEvent.type(panel.getByLabelText(t('password_current')), 'not-it');
    await userEvent.type(panel.getByLabelText(t('password_new', { count: 10 })), 'otra-llave-larga');
    await userEvent.click(panel.getByRole('button', { name: t('password_send') }));
    await waitFor(() => expect(panel.getByLabelText(t('password_current'))).toHaveAccessibleDescription(t('password_wrong')));
  },
};

/** The session on another device is ended; this one is left by logging out. */
export const SessionEnded: Story = {
  parameters: answers({ endSession: { sessions: [here] } }),
  play: async (play) => {
    const t = wordsIn('club/account', play);
    const panel = panelOf(play, 'sessions_heading');
    await userEvent.click(panel.getByRole('button', { name: t('session_end_named', { device: 'Safari · iPhone' }) }));
    await waitFor(() => expect(panel.queryByText('Safari · iPhone')).toBeNull());
    await expect(panel.getByText('Firefox · Windows')).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

/** A deletion says what goes and what the law has the estate keep; nothing is sent without password and tick, and a wrong password deletes nothing. */
export const Deletion: Story = {
  parameters: answers({ deleteAccount: refuse(400, 'BAD_REQUEST', { fields: { password: 'LOGIN_FAILED' } }) }),
  play: async (play) => {
    const t = wordsIn('club/account', play);
    await userEvent.click(panelOf(play, 'data_heading').getByRole('button', { name: t('delete_begin') }));
    const panel = panelOf(play, 'delete_heading');
    await expect(panel.getByText(t('delete_stays', { count: 3 }))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t('delete') }));
    await waitFor(() => expect(panel.getByRole('checkbox')).toBeInvalid());
    await expect(requestsTo('deleteAccount')).toEqual([]);
    await userEvent.type(panel.getByLabelText(t('password_own')), 'not-it');
    await userEvent.click(panel.getByRole('checkbox'));
    await userEvent.click(panel.getByRole('button', { name: t('delete') }));
    await waitFor(() => expect(panel.getByLabelText(t('password_own'))).toHaveAccessibleDescription(t('password_wrong')));
    await userEvent.click(panel.getByRole('button', { name: t('delete_cancel') }));
    await expect(panelOf(play, 'data_heading').getByRole('button', { name: t('delete_begin') })).toBeVisible();
  },
};

export const SessionOver: Story = {
  parameters: answers({ endSession: refuse(401, 'CLUB_NO_AUTHENTICATED_MEMBER') }),
  play: async (play) => {
    const t = wordsIn('club/account', play);
    await userEvent.click(panelOf(play, 'sessions_heading').getByRole('button', { name: t('session_end_named', { device: 'Safari · iPhone' }) }));
    await expect(await play.canvas.findByRole('link', { name: wordsIn('club/session', play)('log_in') })).toBeVisible();
  },
};

/** A connection that breaks off changes nothing and loses nothing: each sending is taken up again. */
export const ConnectionLost: Story = {
  parameters: answers({
    changePassword: () => Promise.reject(new TypeError('Failed to fetch')),
    endSession: () => Promise.reject(new TypeError('Failed to fetch')),
  }),
  play: async (play) => {
    const [t, again] = [wordsIn('club/account', play), wordsIn('club/forms', play)('retry')];
    const password = panelOf(play, 'password_heading');
    await userEvent.type(password.getByLabelText(t('password_current')), 'llave-platino-1');
    await userEvent.type(password.getByLabelText(t('password_new', { count: 10 })), 'otra-llave-larga');
    await userEvent.click(password.getByRole('button', { name: t('password_send') }));
    await userEvent.click(await password.findByRole('button', { name: again }));
    await waitFor(() => expect(requestsTo('changePassword').map(({ body }) => body.password)).toEqual(['otra-llave-larga', 'otra-llave-larga']));
    const sessions = panelOf(play, 'sessions_heading');
    await userEvent.click(sessions.getByRole('button', { name: t('session_end_named', { device: 'Safari · iPhone' }) }));
    await userEvent.click(await sessions.findByRole('button', { name: again }));
    await waitFor(() => expect(requestsTo('endSession').map(({ path }) => path.session_id)).toEqual([phone.id, phone.id]));
  },
};
