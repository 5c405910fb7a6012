import type { components } from '@parral/api-spec';
import { answers, requestsTo, page, privacy, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import Contact from './Contact.tsx';

const meta = {
  title: 'Blocks/Content/Contact',
  component: Contact,
  args: {
    ...page,
    attributes: { pageId: '110', privacyUrl: '/es/privacidad' },
    data: { subjects: ['Un pedido', 'Una visita'], botCheck: { kind: 'none', key: null }, contactEmail: 'bodega@alba.example', privacy },
  },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, ...story }: Play) {
  const t = wordsIn('content/contact', story);
  const type = async (label: string, text: string) => {
    const control = canvas.getByLabelText(label);
    await userEvent.clear(control);
    await userEvent.type(control, text);
  };
  await userEvent.selectOptions(canvas.getByLabelText(t('subject')), 'Una visita');
  await type(t('name'), 'Ana');
  await type(t('surname'), 'Gil');
  await type(t('email'), 'Ana@correo.es');
  await type(t('phoneNumber'), '600 112 233');
  await type(t('message'), 'Somos doce.');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: t('send') }));
  return t;
}

export const Empty: Story = {};

/** Every field is required; what is mended is no longer marked. */
export const NothingFilledIn: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('content/contact', story);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    for (const field of ['subject', 'name', 'surname', 'email', 'phoneNumber', 'message'] as const)
      await expect(canvas.getByLabelText(t(field))).toHaveAccessibleDescription(t('error_required'));
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(t('error_consent'));
    await userEvent.type(canvas.getByLabelText(t('name')), 'Ana');
    await waitFor(() => expect(canvas.getByLabelText(t('name'))).not.toHaveAccessibleDescription(t('error_required')));
  },
};

export const WrongForms: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('content/contact', story);
    await userEvent.type(canvas.getByLabelText(t('email')), 'ana');
    await userEvent.type(canvas.getByLabelText(t('phoneNumber')), 'no');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(canvas.getByLabelText(t('email'))).toHaveAccessibleDescription(t('error_email')));
    await expect(canvas.getByLabelText(t('phoneNumber'))).toHaveAccessibleDescription(t('error_phone'));
  },
};

export const Sent: Story = {
  parameters: answers({ sendContactMessage: { status: 'ok' } }),
  play: async (story) => {
    const t = await fill(story);
    await story.canvas.findByText(t('sent_title'));
    await waitFor(() => expect(story.canvas.getByText(t('sent_title')).closest('[tabindex]')).toHaveFocus());
    const [sent] = requestsTo('sendContactMessage');
    await expect(sent?.path).toEqual({ pageId: '110' });
    await expect(sent?.body).toEqual({
      subject: 'Una visita',
      name: 'Ana',
      surname: 'Gil',
      email: 'ana@correo.es',
      phone_number: '600 112 233',
      message: 'Somos doce.',
    });
  },
};

const known: components['schemas']['PersonalInformationPage'] = {
  personal_information: {
    name: 'Lucía',
    surname: 'Arteaga',
    email: 'lucia@club.example',
    phone_number: '+34 600 00 00 02',
    document_type: 'dni',
    document_number: '12345678Z',
    birthday: null,
    language: 'es',
    nationality: 'ES',
    company_name: '',
    title: null,
  },
  member_number: 'LL-0001',
  address: null,
  options: { language: [], country: [], document: [] },
  country_postcode_regex_map: {},
};

const asMember: Story['beforeEach'] = () => {
  document.cookie = 'is_member=1; Path=/';
  return () => {
    document.cookie = 'is_member=; Path=/; Max-Age=0';
  };
};

/** Name, surname, e-mail and phone come from personal information; what was typed meanwhile stays. */
export const Member: Story = {
  beforeEach: asMember,
  parameters: answers({ getPersonalInformation: known }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('content/contact', story);
    await waitFor(() => expect(canvas.getByLabelText(t('name'))).toHaveValue('Lucía'));
    await expect(canvas.getByLabelText(t('surname'))).toHaveValue('Arteaga');
    await expect(canvas.getByLabelText(t('email'))).toHaveValue('lucia@club.example');
    await expect(canvas.getByLabelText(t('phoneNumber'))).toHaveValue('+34 600 00 00 02');
  },
};

/** The form is shown, and sends, even if the member's data cannot be fetched. */
export const MemberUnknown: Story = {
  beforeEach: asMember,
  parameters: answers({ getPersonalInformation: refuse(500, 'INTERNAL_ERROR'), sendContactMessage: { status: 'ok' } }),
  play: async (story) => {
    await waitFor(() => expect(requestsTo('getPersonalInformation')).toHaveLength(1));
    const t = await fill(story);
    await story.canvas.findByText(t('sent_title'));
  },
};

export const Refused: Story = {
  parameters: answers({ sendContactMessage: refuse(400, 'BAD_REQUEST', { fields: { phone_number: 'BAD_REQUEST' } }) }),
  play: async (story) => {
    const t = await fill(story);
    await waitFor(() => expect(story.canvas.getByLabelText(t('phoneNumber'))).toHaveAccessibleDescription(t('error_refused')));
  },
};

export const TooMany: Story = {
  parameters: answers({ sendContactMessage: refuse(429, 'TOO_MANY_REQUESTS') }),
  play: async (story) => {
    const t = await fill(story);
    await story.canvas.findByText(t('many_title'));
  },
};

export const Failed: Story = {
  parameters: answers({ sendContactMessage: refuse(500, 'INTERNAL_ERROR') }),
  play: async (story) => {
    const t = await fill(story);
    await story.canvas.findByText(t('failed_title'));
    await expect(story.canvas.getByLabelText(t('message'))).toHaveValue('Somos doce.');
  },
};
