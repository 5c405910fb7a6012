import { answers, requestsTo, page, privacy, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import Joining from './Joining.tsx';

const meta = {
  title: 'Blocks/Club/Joining',
  component: Joining,
  args: {
    ...page,
    attributes: { privacyUrl: '/es/privacidad' },
    data: { botCheck: { kind: 'none', key: null }, contactEmail: 'bodega@alba.example', privacy },
  },
} satisfies Meta<typeof Joining>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, ...story }: Play) {
  const t = wordsIn('club/joining', story);
  await userEvent.type(canvas.getByLabelText(t('name')), 'Ana');
  await userEvent.type(canvas.getByLabelText(t('surname')), 'Ruiz');
  await userEvent.type(canvas.getByLabelText(t('email')), 'ana@correo.es');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: t('send') }));
  return t;
}

export const NothingFilledIn: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/joining', story);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText(t('name'))).toHaveAccessibleDescription(t('error_required'));
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(t('error_consent'));
  },
};

/** The same answer for who is a member already. */
export const Sent: Story = {
  parameters: answers({ requestToJoin: { status: 'ok' } }),
  play: async (story) => {
    const t = await fill(story);
    await story.canvas.findByText(t('sent_title'));
    await expect(story.canvas.getByRole('heading', { name: t('sent_title') })).toHaveFocus();
    await expect(requestsTo('requestToJoin')[0]?.body).toMatchObject({ name: 'Ana', surname: 'Ruiz', email: 'ana@correo.es', consent: true });
  },
};

export const TooMany: Story = {
  parameters: answers({ requestToJoin: refuse(429, 'TOO_MANY_REQUESTS') }),
  play: async (story) => {
    const t = await fill(story);
    await story.canvas.findByText(t('many_title'));
  },
};

export const Failed: Story = {
  parameters: answers({ requestToJoin: refuse(500, 'INTERNAL_ERROR') }),
  play: async (story) => {
    const t = await fill(story);
    await story.canvas.findByText(t('failed_title'));
    await expect(story.canvas.getByLabelText(t('name'))).toHaveValue('Ana');
  },
};

/** A connection that breaks off loses nothing: the same is sent again. */
export const ConnectionLost: Story = {
  parameters: answers({ requestToJoin: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async (story) => {
    const t = await fill(story);
    await userEvent.click(await story.canvas.findByRole('button', { name: wordsIn('club/forms', story)('retry') }));
    await waitFor(() => expect(requestsTo('requestToJoin').map(({ body }) => body.name)).toEqual(['Ana', 'Ana']));
    await expect(story.canvas.getByLabelText(t('name'))).toHaveValue('Ana');
  },
};
