import { emptyBooking } from '@parral/rules';
import { answers, containing, refuse, requestsTo, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bookingStory } from '../../../testing/booking-story.tsx';
import { booked, bookingAddress } from '../../../testing/example-booking.ts';
import { exampleOpened } from '../../../testing/example-visit.ts';
import type VisitBooking from '../VisitBooking.tsx';

const member = {
  personal_information: {
    document_type: 'passport' as const,
    document_number: 'PAB123456',
    name: 'Harriet',
    surname: 'Vane',
    email: 'harriet@club.example',
    phone_number: '+44 7700 900123',
    has_newsletter_subscription: false,
  },
  billing_address: null,
};
/** Somebody is logged in, and the booking has reached the form of who books, with nothing in it. */
const atForm = bookingAddress(booked({ step: 3, thirdStep: emptyBooking({ month: 5, year: 2027 }).thirdStep }));

const meta = {
  ...bookingStory,
  title: 'Blocks/Booking/A member books',
  beforeEach: () => {
    document.cookie = 'is_member=1; Path=/';
    return () => void (document.cookie = 'is_member=; Path=/; Max-Age=0');
  },
} satisfies Meta<typeof VisitBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the club knows of a member stands in the form, and can be changed. */
export const Prefilled: Story = {
  parameters: { ...answers({ getMemberData: member, createBookingIntent: exampleOpened }), ...atForm },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const name = await canvas.findByLabelText(t('label_name'));
    await waitFor(() => expect(name).toHaveValue('Harriet'));
    await expect(canvas.getByLabelText(t('label_surname'))).toHaveValue('Vane');
    await expect(canvas.getByLabelText(t('label_phoneNumber'))).toHaveValue('+44 7700 900123');
    await expect(canvas.getByLabelText(t('label_documentNumber'))).toHaveValue('PAB123456');
    const email = canvas.getByLabelText(t('label_email'));
    await expect(email).toHaveValue('harriet@club.example');
    await userEvent.clear(email);
    await userEvent.type(email, 'office@correo.example');
    await userEvent.click(canvas.getByRole('checkbox', { name: containing(t('consent')) }));
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await waitFor(() =>
      expect(requestsTo('createBookingIntent')[0]?.body).toMatchObject({
        visitor_group_data: { name: 'Harriet', surname: 'Vane', email: 'office@correo.example', document_type: 'passport' },
      }),
    );
  },
};

/** Who emptied the form means it: it is not filled a second time. */
export const Emptied: Story = {
  parameters: { ...answers({ getMemberData: member }), ...atForm },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const name = await canvas.findByLabelText(t('label_name'));
    await waitFor(() => expect(name).toHaveValue('Harriet'));
    for (const field of ['label_name', 'label_email', 'label_documentNumber'] as const) await userEvent.clear(canvas.getByLabelText(t(field)));
    await userEvent.type(canvas.getByLabelText(t('label_surname')), '!');
    await expect(name).toHaveValue('');
  },
};

/** The club does not answer: the form is filled in by hand, as by everybody else. */
export const ClubSilent: Story = {
  parameters: { ...answers({ getMemberData: refuse(503, 'INTERNAL_ERROR') }), ...atForm },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const name = await canvas.findByLabelText(t('label_name'));
    // Asked once or, where the first answer came before this looked, once more.
    await waitFor(() => expect(requestsTo('getMemberData')).not.toHaveLength(0));
    await userEvent.type(name, 'Ana');
    await expect(name).toHaveValue('Ana');
  },
};
