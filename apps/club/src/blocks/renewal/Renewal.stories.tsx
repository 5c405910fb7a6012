import { answers, page, privacy, refuse, requestsTo, wordsIn } from '@parral/site/stories';
import { formatDay } from '@parral/site/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import Renewal from './Renewal.tsx';

const data = { ended: true, requestedOn: null, email: 'tomas@club.example', privacy };

const meta = {
  title: 'Blocks/Club/Renewal',
  component: Renewal,
  args: { ...page, attributes: {}, data },
  parameters: answers({ requestRenewal: { requested_on: '2026-11-22' } }),
} satisfies Meta<typeof Renewal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** An ended member asks the estate, and is told where the answer goes. */
export const Asked: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/renewal', story);
    await userEvent.type(canvas.getByLabelText(t('message')), 'Sigo comprando.');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    const when = formatDay('2026-11-22', story.globals['language'] as 'es');
    await expect(await canvas.findByText(t('requested', { date: when, email: 'tomas@club.example' }))).toBeVisible();
    await expect(requestsTo('requestRenewal').map(({ body }) => body)).toEqual([{ site: story.args.brand, message: 'Sigo comprando.' }]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

/** A request that is not answered yet is said again at every visit, and cannot be made twice. */
export const AskedBefore: Story = {
  args: { data: { ...data, requestedOn: '2026-11-20' } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('club/renewal', story)('requested_title'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What was written stays, to be sent again. */
export const Failed: Story = {
  parameters: answers({ requestRenewal: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/renewal', story);
    await userEvent.type(canvas.getByLabelText(t('message')), 'Sigo comprando.');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await expect(canvas.getByLabelText(t('message'))).toHaveValue('Sigo comprando.');
  },
};

/** A session that ended meanwhile: the way back to it, and what was written is still there. */
export const SessionOver: Story = {
  parameters: answers({ requestRenewal: refuse(401, 'CLUB_NO_AUTHENTICATED_MEMBER') }),
  play: async ({ canvas, ...story }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn('club/renewal', story)('send') }));
    await expect(await canvas.findByRole('link', { name: wordsIn('club/session', story)('log_in') })).toBeVisible();
  },
};

/** Who has a membership sees nothing of it. */
export const NotEnded: Story = {
  args: { data: { ...data, ended: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A connection that breaks off loses nothing: the same is sent again. */
export const ConnectionLost: Story = {
  parameters: answers({ requestRenewal: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/renewal', story);
    await userEvent.type(canvas.getByLabelText(t('message')), 'Sigo');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await userEvent.click(await canvas.findByRole('button', { name: wordsIn('club/forms', story)('retry') }));
    await waitFor(() => expect(requestsTo('requestRenewal').map(({ body }) => body.message)).toEqual(['Sigo', 'Sigo']));
    await expect(canvas.getByLabelText(t('message'))).toHaveValue('Sigo');
  },
};
