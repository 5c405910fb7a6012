import type { components } from '@parral/api-spec';
import { answers, requestsTo, page, privacy, Refusal, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { exampleDocuments, exampleLanguages } from '../../testing/example-club.ts';
import Invitation from './Invitation.tsx';

const given: components['schemas']['Invitation'] = {
  name: 'Inés',
  surname: 'Gil',
  document_type: 'dni',
  document_number: '12345678Z',
  email: 'ines@correo.es',
  language: 'es',
  next_invitation_date: '2028-01-01',
};

const meta = {
  title: 'Blocks/Club/Invitation',
  component: Invitation,
  args: {
    ...page,
    attributes: { countriesUrl: '/images/club/paises-de-envio.pdf' },
    data: { invitation: null, locked: false, languages: exampleLanguages, documents: exampleDocuments, memberNumber: '00214', privacy },
  },
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, ...story }: Play, document = '') {
  const t = wordsIn('club/invitation', story);
  await userEvent.type(canvas.getByLabelText(t('name')), 'Inés');
  await userEvent.type(canvas.getByLabelText(t('surname')), 'Gil');
  if (document) await userEvent.type(canvas.getByLabelText(t('number')), document);
  await userEvent.type(canvas.getByLabelText(t('email')), 'Ines@Correo.es');
  await userEvent.click(canvas.getByRole('button', { name: t('send') }));
}

/** Section 5: name, surname, email and language required; section 9: the list of countries is linked. */
export const NothingFilledIn: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/invitation', story);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    for (const field of ['name', 'surname', 'email'] as const) await expect(canvas.getByLabelText(t(field))).toHaveAccessibleDescription(t('error_required'));
    await expect(canvas.getByRole('link', { name: t('countries_link') })).toHaveAttribute('href', '/images/club/paises-de-envio.pdf');
  },
};

/** Section 5: "document number checked with DNI format when type is dni". */
export const WrongLetter: Story = {
  play: async (story) => {
    await fill(story, '12345678A');
    const t = wordsIn('club/invitation', story);
    await story.canvas.findByRole('alert');
    await expect(story.canvas.getByLabelText(t('number'))).toHaveAccessibleDescription(t('error_document_dni'));
  },
};

/** Section 4: "Once an invitation exists its form is read-only and shows next_invitation_date." */
export const Sent: Story = {
  parameters: answers({ invite: given }),
  play: async (story) => {
    await fill(story, '12345678-z');
    const t = wordsIn('club/invitation', story);
    await expect(await story.canvas.findByText(t('sent_title'))).toBeVisible();
    await expect(story.canvas.queryByRole('textbox')).toBeNull();
    await expect(story.canvas.getByText(/2028/)).toBeVisible();
    const [request] = requestsTo('invite');
    await expect(request?.body).toMatchObject({ name: 'Inés', surname: 'Gil', email: 'ines@correo.es', document_type: 'dni', document_number: '12345678Z' });
  },
};

/** Section 8: 400 EMAIL_IN_USE "shows the email-in-use error on the email field". */
export const EmailInUse: Story = {
  parameters: answers({ invite: new Refusal(400, 'EMAIL_IN_USE') }),
  play: async (story) => {
    await fill(story);
    const t = wordsIn('club/invitation', story);
    await story.canvas.findByRole('alert');
    await expect(story.canvas.getByLabelText(t('email'))).toHaveAccessibleDescription(t('error_email_in_use'));
    await expect(story.canvas.getByLabelText(t('name'))).toHaveValue('Inés');
  },
};

/** Section 8: 400 DOCUMENT_NUMBER_IN_USE "on the document number field". */
export const DocumentInUse: Story = {
  parameters: answers({ invite: new Refusal(400, 'DOCUMENT_NUMBER_IN_USE') }),
  play: async (story) => {
    await fill(story, '12345678Z');
    const t = wordsIn('club/invitation', story);
    await story.canvas.findByRole('alert');
    await expect(story.canvas.getByLabelText(t('number'))).toHaveAccessibleDescription(t('error_document_in_use'));
  },
};

/** Section 8: "other errors logged". */
export const Failed: Story = {
  parameters: answers({ invite: refuse(500, 'INTERNAL_ERROR') }),
  play: async (story) => {
    const log = spyOn(console, 'error');
    await fill(story);
    await expect(await story.canvas.findByText(wordsIn('club/invitation', story)('failed_title'))).toBeVisible();
    await expect(log).toHaveBeenCalledWith('the invitation could not be sent', expect.objectContaining({ status: 500 }));
    log.mockRestore();
  },
};

export const SessionOver: Story = {
  parameters: answers({ invite: refuse(401, 'CLUB_NO_AUTHENTICATED_MEMBER') }),
  play: async (story) => {
    await fill(story);
    await story.canvas.findByText(wordsIn('club/session', story)('ended_kept'));
    await expect(story.canvas.getByLabelText(wordsIn('club/invitation', story)('name'))).toHaveValue('Inés');
  },
};

/** Section 6: "Invitation locked by server flag." */
export const Locked: Story = {
  args: { data: { invitation: null, locked: true, languages: exampleLanguages, documents: exampleDocuments, memberNumber: '00214', privacy } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('club/invitation', story)('locked_title'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const AlreadyGiven: Story = {
  args: { data: { invitation: given, locked: false, languages: exampleLanguages, documents: exampleDocuments, memberNumber: '00214', privacy } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ines@correo.es')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A connection that breaks off loses nothing: the same is sent again. */
export const ConnectionLost: Story = {
  parameters: answers({ invite: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async (story) => {
    await fill(story);
    await userEvent.click(await story.canvas.findByRole('button', { name: wordsIn('club/forms', story)('retry') }));
    await waitFor(() => expect(requestsTo('invite').map(({ body }) => body.name)).toEqual(['Inés', 'Inés']));
    await expect(story.canvas.getByLabelText(wordsIn('club/invitation', story)('name'))).toHaveValue('Inés');
  },
};
