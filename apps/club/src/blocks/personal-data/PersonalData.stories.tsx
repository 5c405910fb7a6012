import { pseudoLanguage, type Language } from '@parral/api-spec/languages';
import { answers, requestsTo, never, page, privacy, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { exampleCountries, exampleDocuments, exampleLanguages, examplePersonal } from '../../testing/example-club.ts';
import PersonalData from './PersonalData.tsx';

const data = {
  personal: examplePersonal,
  options: {
    language: [...exampleLanguages, { text: pseudoLanguage.name, value: pseudoLanguage.code }],
    country: exampleCountries,
    document: exampleDocuments,
  },
  memberNumber: '00214',
  contactEmail: 'bodega@alba.example',
  privacy,
};
const meta = { title: 'Blocks/Club/PersonalData', component: PersonalData, args: { ...page, attributes: {}, data } } satisfies Meta<typeof PersonalData>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** What stays on the page whatever the story's language: the answer has it. */
const saved = answers({ changePersonalInformation: ({ body }) => ({ personal_information: { ...examplePersonal, ...body, language: pageLanguage() } }) });
const pageLanguage = () => document.documentElement.lang as Language;

async function edit({ canvas, ...story }: Play) {
  const t = wordsIn('club/personal-data', story);
  await userEvent.click(canvas.getByRole('button', { name: t('edit') }));
  return t;
}

async function write(label: HTMLElement, text: string) {
  await userEvent.clear(label);
  if (text) await userEvent.type(label, text);
}

export const View: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lucía Arteaga Sáenz')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Section 5: "name, surname, email, document type and number read-only"; "company field only for nif_cif". */
export const LockedFields: Story = {
  play: async (story) => {
    const t = await edit(story);
    for (const locked of ['first_name', 'surname', 'email', 'document_dni'] as const) await expect(story.canvas.getByLabelText(t(locked))).toBeDisabled();
    await expect(story.canvas.queryByLabelText(t('company'))).toBeNull();
    await expect(story.canvas.getByRole('link', { name: 'bodega@alba.example' })).toBeVisible();
  },
};

export const Company: Story = {
  args: { data: { ...data, personal: { ...examplePersonal, document_type: 'nif_cif', document_number: 'B26123455', company_name: 'Bar Laurel SL' } } },
  play: async (story) => {
    const t = await edit(story);
    await expect(story.canvas.getByLabelText(t('company'))).toHaveValue('Bar Laurel SL');
  },
};

/** Section 4: "Cancel restores the loaded data." */
export const Cancelled: Story = {
  play: async (story) => {
    const t = await edit(story);
    await write(story.canvas.getByLabelText(t('phone')), '600');
    await userEvent.click(story.canvas.getByRole('button', { name: t('cancel') }));
    await expect(story.canvas.getByText('+34 600 11 22 33')).toBeVisible();
    await edit(story);
    await expect(story.canvas.getByLabelText(t('phone'))).toHaveValue('+34 600 11 22 33');
  },
};

/** Section 5: birthday "with mask ## / ## / ####, converted to ISO on submit"; what is saved is shown. */
export const Saved: Story = {
  parameters: saved,
  play: async (story) => {
    const t = await edit(story);
    await write(story.canvas.getByLabelText(t('phone')), '+34 600 00 00 01');
    await write(story.canvas.getByLabelText(t('birthday')), '02111990');
    await userEvent.selectOptions(story.canvas.getByLabelText(t('language')), pageLanguage());
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await story.canvas.findByText(t('saved'));
    await expect(story.canvas.getByText('+34 600 00 00 01')).toBeVisible();
    await expect(requestsTo('changePersonalInformation')[0]?.body).toMatchObject({ birthday: '1990-11-02', phone_number: '+34 600 00 00 01' });
    await expect(requestsTo('changePersonalInformation')[0]?.body).not.toHaveProperty('company_name');
  },
};

/** Section 5: phone format, and a birthday that is a day. */
export const Wrong: Story = {
  play: async (story) => {
    const t = await edit(story);
    await write(story.canvas.getByLabelText(t('phone')), 'mañana');
    await write(story.canvas.getByLabelText(t('birthday')), '31021990');
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await expect(await story.canvas.findByRole('alert')).toHaveFocus();
    await expect(story.canvas.getByLabelText(t('phone'))).toHaveAccessibleDescription(t('error_phone'));
    await expect(story.canvas.getByLabelText(t('birthday'))).toHaveAccessibleDescription(`${t('birthday_hint')} ${t('error_date')}`);
  },
};

export const Saving: Story = {
  parameters: answers({ changePersonalInformation: never }),
  play: async (story) => {
    const t = await edit(story);
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await expect(story.canvas.getByRole('button', { name: t('cancel') })).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: answers({ changePersonalInformation: refuse(500, 'INTERNAL_ERROR') }),
  play: async (story) => {
    const t = await edit(story);
    await write(story.canvas.getByLabelText(t('phone')), '+34 600 00 00 01');
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await story.canvas.findByText(t('failed_title'));
    await expect(story.canvas.getByLabelText(t('phone'))).toHaveValue('+34 600 00 00 01');
  },
};

/** The session ends while something is being typed: nothing typed is lost. */
export const SessionOver: Story = {
  parameters: answers({ changePersonalInformation: refuse(401, 'CLUB_NO_AUTHENTICATED_MEMBER') }),
  play: async (story) => {
    const t = await edit(story);
    await write(story.canvas.getByLabelText(t('phone')), '+34 600 00 00 01');
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await story.canvas.findByText(wordsIn('club/session', story)('ended_kept'));
    await expect(story.canvas.getByLabelText(t('phone'))).toHaveValue('+34 600 00 00 01');
    await expect(sessionStorage.getItem('club.personal-data')).toContain('+34 600 00 00 01');
  },
};

const kept = (owner: string) => () => sessionStorage.setItem('club.personal-data', JSON.stringify({ owner, values: { phone: '+34 600 99 99 99' } }));

/** After the login and back: what was typed stands there again, to be saved. */
export const BroughtBack: Story = {
  beforeEach: kept('00214'),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/personal-data', story);
    await expect(await canvas.findByLabelText(t('phone'))).toHaveValue('+34 600 99 99 99');
    await expect(canvas.getByText(t('restored'))).toBeVisible();
  },
};

/** What another member had typed in this tab is nobody else's. */
export const AnothersDraft: Story = {
  beforeEach: kept('01873'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+34 600 11 22 33')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Section 9: "Birthday mask ## / ## / ####". A date comes in any usual form: pasted over the old one, typed, or filled in by the browser, as ISO. */
export const BirthdayInAnyForm: Story = {
  parameters: saved,
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/personal-data', story);
    await userEvent.click(canvas.getByRole('button', { name: t('edit') }));
    const birthday = await canvas.findByLabelText<HTMLInputElement>(t('birthday'));
    for (const written of ['29021992', '1992-02-29', '29.2.1992', '29/02/1992']) {
      await userEvent.click(birthday);
      birthday.select();
      await userEvent.paste(written);
      await expect(birthday).toHaveValue('29 / 02 / 1992');
      birthday.select();
      await userEvent.keyboard('{Delete}');
      await userEvent.keyboard(written);
      await expect(birthday).toHaveValue('29 / 02 / 1992');
      await fireEvent.input(birthday, { target: { value: '1984-03-21' } });
      await expect(birthday).toHaveValue('21 / 03 / 1984');
    }
    birthday.select();
    await userEvent.paste('1992-02-29');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(requestsTo('changePersonalInformation')[0]?.body).toMatchObject({ birthday: '1992-02-29' }));
  },
};

/** A connection that breaks off loses nothing: the same is sent again. */
export const ConnectionLost: Story = {
  parameters: answers({ changePersonalInformation: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async (story) => {
    const t = await edit(story);
    await write(story.canvas.getByLabelText(t('phone')), '+34 600 00 00 01');
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await userEvent.click(await story.canvas.findByRole('button', { name: wordsIn('club/forms', story)('retry') }));
    await waitFor(() => expect(requestsTo('changePersonalInformation')).toHaveLength(2));
    await expect(story.canvas.getByLabelText(t('phone'))).toHaveValue('+34 600 00 00 01');
  },
};
