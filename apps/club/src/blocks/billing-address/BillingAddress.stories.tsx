import { answers, requestsTo, page, privacy, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { exampleAddress, exampleCountries, exampleDocuments } from '../../testing/example-club.ts';
import BillingAddress from './BillingAddress.tsx';

const data = {
  address: exampleAddress,
  countries: exampleCountries,
  documents: exampleDocuments,
  postcodes: { ES: '\\d{5}', PT: '\\d{4}-\\d{3}' },
  memberNumber: '00214',
  privacy,
};
const meta = { title: 'Blocks/Club/BillingAddress', component: BillingAddress, args: { ...page, attributes: {}, data } } satisfies Meta<typeof BillingAddress>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function edit({ canvas, ...story }: Play) {
  const t = wordsIn('club/billing-address', story);
  await userEvent.click(canvas.getByRole('button', { name: t('edit') }));
  return t;
}

export const View: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Calle del Laurel, 14/)).toBeVisible();
  },
};

/** Spain stands first (section 9). */
export const NoneYet: Story = {
  args: { data: { ...data, address: null } },
  play: async (story) => {
    const t = await edit(story);
    const country = story.canvas.getByLabelText(t('country'));
    await expect(country).toHaveValue('ES');
    await expect(country.querySelector('option')).toHaveTextContent('España');
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await expect(await story.canvas.findByRole('alert')).toHaveFocus();
    for (const field of ['documentNumber', 'name', 'surname', 'email', 'line1', 'postcode', 'locality'] as const)
      await expect(story.canvas.getByLabelText(t(field))).toHaveAccessibleDescription(t('error_required'));
    for (const field of ['line2', 'state'] as const) await expect(story.canvas.getByLabelText(t(field))).not.toBeInvalid();
  },
};

/** Section 5: "postcode must match the country's regex when a country is set". */
export const PostcodeOfAnotherCountry: Story = {
  play: async (story) => {
    const t = await edit(story);
    await userEvent.selectOptions(story.canvas.getByLabelText(t('country')), 'PT');
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await story.canvas.findByRole('alert');
    await expect(story.canvas.getByLabelText(t('postcode'))).toHaveAccessibleDescription(t('error_postcode', { country: 'Portugal' }));
  },
};

/** Section 4: person or company for a company tax id; "changing it clears first name, last name and company". */
export const Company: Story = {
  parameters: answers({ saveMemberAddress: ({ body }) => ({ address: { ...exampleAddress, ...body } }) }),
  play: async (story) => {
    const t = await edit(story);
    const { canvas } = story;
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(t('documentType')), 'nif_cif');
    await userEvent.click(canvas.getByRole('radio', { name: t('entity_company') }));
    await userEvent.type(canvas.getByLabelText(t('company')), 'Bar Laurel SL');
    await userEvent.click(canvas.getByRole('radio', { name: t('entity_person') }));
    await expect(canvas.getByLabelText(t('name'))).toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: t('entity_company') }));
    await expect(canvas.getByLabelText(t('company'))).toHaveValue('');
    await userEvent.type(canvas.getByLabelText(t('company')), 'Bar Laurel SL');
    await userEvent.clear(canvas.getByLabelText(t('documentNumber')));
    await userEvent.type(canvas.getByLabelText(t('documentNumber')), 'B-26123455');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await canvas.findByText(t('saved'));
    const body = requestsTo('saveMemberAddress')[0]?.body;
    await expect(body).toMatchObject({ document_type: 'nif_cif', document_number: 'B26123455', company: 'Bar Laurel SL', country: 'ES' });
    await expect(body).not.toHaveProperty('first_name');
  },
};

/** What only the server finds stands at its field. */
export const RefusedByTheServer: Story = {
  parameters: answers({ saveMemberAddress: refuse(400, 'POSTCODE_INVALID', { fields: { postcode: 'POSTCODE_INVALID' } }) }),
  play: async (story) => {
    const t = await edit(story);
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    await expect(await story.canvas.findByRole('alert')).toHaveFocus();
    await expect(story.canvas.getByLabelText(t('postcode'))).toBeInvalid();
  },
};

/** Fault: on a busy phone the heading took the focus from the errors, as it waited for a frame that was drawn after them. */
export const ErrorsBeforeTheFirstFrame: Story = {
  play: async (story) => {
    const frames: FrameRequestCallback[] = [];
    const drawing = spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const t = await edit(story);
    await userEvent.clear(story.canvas.getByLabelText(t('line1')));
    await userEvent.click(story.canvas.getByRole('button', { name: t('save') }));
    const errors = await story.canvas.findByRole('alert');
    await expect(errors).toHaveFocus();
    drawing.mockRestore();
    for (const frame of frames) frame(performance.now());
    await expect(errors).toHaveFocus();
  },
};

/** Section 4: "Cancel restores the loaded data." */
export const Cancelled: Story = {
  play: async (story) => {
    const t = await edit(story);
    await userEvent.clear(story.canvas.getByLabelText(t('line1')));
    await userEvent.click(story.canvas.getByRole('button', { name: t('cancel') }));
    await expect(story.canvas.getByText(/Calle del Laurel, 14/)).toBeVisible();
    await expect(sessionStorage.getItem('club.billing-address')).toBeNull();
  },
};
