import type { components } from '@parral/api-spec';
import { answers, requestsTo, containing, never, page, Refusal, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { booked, nextYear } from '../../../testing/example-booking.ts';
import { exampleDetail, exampleExperience, exampleOptions, exampleSlots } from '../../../testing/example-visit.ts';
import VisitBooking from '../VisitBooking.tsx';

const single: components['schemas']['Voucher'] = {
  full_code: 'U-7K2M-4821',
  prefix: 'U',
  experience: { id: '2', title: 'La bodega de 1924' },
  participants_number: 2,
  start_date: `${nextYear}-01-01`,
  end_date: `${nextYear}-12-31`,
};
const anyVisit = { ...single, full_code: 'R-9P3Q-1150', prefix: 'R', experience: null, participants_number: 4 };
/** A bare string, as the specification has it (section 8). */
const refused = (code: string) => new Refusal(400, code);

const meta = {
  title: 'Blocks/Booking/Voucher redemption',
  component: VisitBooking,
  args: {
    ...page,
    attributes: { confirmationUrl: '/es/visita-confirmada', experiencesUrl: '/es/visitas', homeUrl: '/es/', privacyUrl: '/es/privacidad', vouchers: 'true' },
    data: {
      visit: null,
      brandName: 'Alba',
      giftPicture: null,
      botCheck: { kind: 'none', key: null },
      contactEmail: 'bodega@alba.example',
      phone: '+34 941 000 000',
      postcodes: {},
      publishableKey: 'pk_test',
      scriptUrl: null,
    },
  },
  parameters: {
    ...answers({
      checkVoucher: single,
      explainVoucherRefusal: { days: null, other_site: null },
      getExperience: exampleDetail,
      listNextFree: [],
      getBookingOptions: exampleOptions,
      listExperiences: { experiences: [exampleExperience, { ...exampleExperience, id: '1', name: 'Los bancales a pie' }] },
      listSlotOptions: ({ query }) => exampleSlots(Number(query['year']), Number(query['month'])),
    }),
    address: '/es/bono',
  },
} satisfies Meta<typeof VisitBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 5: "Voucher code: required". */
export const CodeMissing: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('voucher_check') }));
    await waitFor(() => expect(canvas.getByLabelText(t('voucher_code'))).toHaveAccessibleDescription(containing(t('error_required'))));
    await expect(requestsTo('checkVoucher')).toEqual([]);
  },
};

/** Sections 2 and 4: prefix U shows its summary; `?voucher=` fills the code in; participants_number is the maximum. */
export const SingleExperience: Story = {
  parameters: { address: '/es/bono?voucher=U-7K2M-4821' },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await waitFor(() => expect(canvas.getByLabelText(t('voucher_code'))).toHaveValue('U-7K2M-4821'));
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
    await expect(await canvas.findByText('La bodega de 1924')).toBeVisible();
    await expect(canvas.getByText(t('voucher_people', { count: 2 }))).toBeVisible();
    // Both ends of the validity period.
    await expect(canvas.getByText(new RegExp(`\\b1\\b.*${nextYear}.*\\b31\\b.*${nextYear}`))).toBeVisible();
    await expect(canvas.queryByLabelText(t('voucher_choose'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_continue') }));
    const adults = await canvas.findByLabelText(t('adults'));
    await expect(adults.querySelectorAll('option')).toHaveLength(2);
    await waitFor(() => expect(decodeURIComponent(location.hash)).toContain('"voucherCode":"U-7K2M-4821"'));
  },
};

/** Section 2: any other voucher lets choose the experience. */
export const ExperienceSelector: Story = {
  parameters: answers({ checkVoucher: anyVisit }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.type(await canvas.findByLabelText(t('voucher_code')), 'R-9P3Q-1150');
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
    const choice = await canvas.findByLabelText(t('voucher_choose'));
    await expect(canvas.getByRole('button', { name: t('voucher_continue') })).toBeDisabled();
    await userEvent.selectOptions(choice, '2');
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_continue') }));
    await expect(await canvas.findByRole('button', { name: t('choose_date') })).toBeVisible();
  },
};

function refusedWith(answer: Refusal, text: 'not_found' | 'too_soon' | 'outdated' | 'inactive' | 'used'): Story {
  return {
    parameters: answers({ checkVoucher: answer }),
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('booking/visit-booking', story);
      await userEvent.type(await canvas.findByLabelText(t('voucher_code')), 'X-1');
      await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
      const typed = canvas.getByLabelText(t('voucher_code'));
      await waitFor(() => expect(typed).toHaveFocus());
      await expect(typed).toHaveAccessibleDescription(containing(t(`error_voucher_${text}`)));
    },
  };
}

/** Section 8: "a string response starting with ERROR_VOUCHER is shown translated; any other error shows ERROR_VOUCHER_NOT_FOUND". */
export const NotFound: Story = refusedWith(refused('ERROR_VOUCHER_NOT_FOUND'), 'not_found');
export const TooSoon: Story = refusedWith(refused('ERROR_VOUCHER_TOO_SOON'), 'too_soon');
export const Outdated: Story = refusedWith(refused('ERROR_VOUCHER_OUTDATED'), 'outdated');
export const Inactive: Story = refusedWith(refused('ERROR_VOUCHER_INACTIVE'), 'inactive');
export const Used: Story = refusedWith(refused('ERROR_VOUCHER_USED'), 'used');
export const AnyOtherError: Story = refusedWith(refuse(500, 'INTERNAL_ERROR'), 'not_found');

/** Without an answer nothing is said of the code; it stays, and is checked again. */
export const CheckLost: Story = {
  parameters: answers({ checkVoucher: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.type(await canvas.findByLabelText(t('voucher_code')), 'U-7K2M-4821');
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
    await expect(await canvas.findByText(t('voucher_offline'))).toBeVisible();
    await expect(canvas.queryByText(t('error_voucher_not_found'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('checkVoucher')).toHaveLength(2));
    await expect(canvas.getByLabelText(t('voucher_code'))).toHaveValue('U-7K2M-4821');
  },
};

/** The days are said, and there is a way on. */
export const TooSoonSaysTheDay: Story = {
  parameters: answers({
    checkVoucher: refused('ERROR_VOUCHER_TOO_SOON'),
    explainVoucherRefusal: { days: { start_date: '2027-03-03', end_date: '2027-10-31' }, other_site: null },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.type(await canvas.findByLabelText(t('voucher_code')), 'X-1');
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
    await expect(await canvas.findByText(/3 .*2027.*31 .*2027|3, 2027.*31, 2027/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('refusal_visits') })).toHaveAttribute('href', '/es/visitas');
    await expect(canvas.getByRole('link', { name: /bodega@alba\.example/ })).toHaveAttribute('href', 'mailto:bodega@alba.example');
  },
};

/** A code of the other house names it and leads there, with the code. */
export const OfTheOtherHouse: Story = {
  parameters: answers({
    checkVoucher: refused('ERROR_VOUCHER_NOT_FOUND'),
    explainVoucherRefusal: { days: null, other_site: { name: 'Brisa', voucher_page_url: 'https://brisa.example/es/bono' } },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.type(await canvas.findByLabelText(t('voucher_code')), 'V-1');
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
    await expect(await canvas.findByText(t('refusal_other_site', { brand: 'Brisa' }))).toBeVisible();
    const link = canvas.getByRole('link', { name: t('refusal_to_site', { brand: 'Brisa' }) });
    await expect(link).toHaveAttribute('href', 'https://brisa.example/es/bono?voucher=V-1');
  },
};

/** Section 8: "no response data shows nothing". */
export const NoData: Story = {
  parameters: answers({ checkVoucher: new Refusal(200, null) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.type(await canvas.findByLabelText(t('voucher_code')), 'X-1');
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
    await waitFor(() => expect(requestsTo('checkVoucher')).toHaveLength(1));
    await expect(await canvas.findByRole('button', { name: t('voucher_check') })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByText(t('voucher_summary'))).not.toBeInTheDocument();
  },
};

export const Checking: Story = {
  parameters: answers({ checkVoucher: never }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.type(await canvas.findByLabelText(t('voucher_code')), 'X-1');
    await userEvent.click(canvas.getByRole('button', { name: t('voucher_check') }));
    await expect(await canvas.findByRole('button', { name: t('voucher_checking') })).toBeVisible();
    await expect(requestsTo('checkVoucher')).toHaveLength(1);
    // Kept in the address only once it is known to serve.
    await expect(decodeURIComponent(location.hash)).not.toContain('X-1');
  },
};

/** As far as the last step with a voucher. */
const lastStep = (step: 2 | 3 = 3) =>
  `/es/bono${booked({ voucherCode: 'U-7K2M-4821', firstStep: { language: 'es', adults: 2, children: 0, babies: 0 }, step })}`;

/** Section 3: a voucher has a first and a last day; those outside cannot be chosen, nor one that the address names. */
export const DaysOfVoucher: Story = {
  parameters: { ...answers({ checkVoucher: { ...single, start_date: `${nextYear}-05-25` } }), address: lastStep(2) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('radio', { name: /26.*1/ })).toBeEnabled();
    await expect(canvas.queryByRole('radio', { name: /24.*2/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t('to_client') })).toBeDisabled();
  },
};

/** Section 8: a redemption that meets a full slot is a conflict too: the voucher is untouched, and another date can be chosen. */
export const Conflict: Story = {
  parameters: { ...answers({ redeemVoucher: refuse(409, 'SLOT_TAKEN', { experience_page_url: '/es/visitas/la-bodega-de-1924' }) }), address: lastStep() },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    // Section 2: "The button reads FINISH when redeeming a voucher", and there is no word of an invoice.
    const finish = await canvas.findByRole('button', { name: t('finish') });
    await expect(canvas.queryByText(t('invoice_note'))).not.toBeInTheDocument();
    await userEvent.click(finish);
    await expect(await canvas.findByText(t('error_conflict'))).toBeVisible();
    await expect(requestsTo('redeemVoucher')[0]?.body).toMatchObject({
      full_code: 'U-7K2M-4821',
      booking_data: { experience_id: '2', date: `${nextYear}-05-24T12:00` },
    });
    await expect(location.hash).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: t('other_date') }));
    await expect(await canvas.findByRole('button', { name: t('to_client') })).toBeDisabled();
  },
};

/** Used meanwhile: the default subtitle, without a way back. */
export const RedemptionFailed: Story = {
  parameters: { ...answers({ redeemVoucher: refused('ERROR_VOUCHER_USED') }), address: lastStep() },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('finish') }));
    await expect(await canvas.findByText(t('error_default'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('other_date') })).not.toBeInTheDocument();
  },
};
