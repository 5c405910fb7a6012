import { answers, containing, page, privacy, refuse, requestsTo, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { nextYear } from '../../testing/example-booking.ts';
import GroupRequest from './GroupRequest.tsx';

const meta = {
  title: 'Blocks/Booking/Group request',
  component: GroupRequest,
  args: {
    ...page,
    attributes: { experiencesUrl: '/es/visitas', privacyUrl: '/es/privacidad' },
    data: {
      visits: [{ id: '2', name: 'La bodega de 1924' }],
      botCheck: { kind: 'none', key: null },
      contactEmail: 'bodega@alba.example',
      phone: '+34 941 000 000',
      privacy,
    },
  },
  parameters: answers({ requestGroupVisit: { status: 'ok' } }),
} satisfies Meta<typeof GroupRequest>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas, t: ReturnType<typeof wordsIn<'booking/group-request'>>): Promise<void> {
  await userEvent.selectOptions(await canvas.findByLabelText(t('visit')), '2');
  await userEvent.type(canvas.getByLabelText(t('day')), `${nextYear}-05-03`);
  await userEvent.type(canvas.getByLabelText(t('people')), '34');
  await userEvent.type(canvas.getByLabelText(t('wish')), 'Una boda');
  await userEvent.type(canvas.getByLabelText(t('name')), 'Ana Gil');
  await userEvent.type(canvas.getByLabelText(t('email')), 'Ana@Correo.es');
  await userEvent.type(canvas.getByLabelText(t('phoneNumber')), '600112233');
  await userEvent.click(canvas.getByRole('checkbox'));
}

/** Day, number and wish go to the estate, and the page says that nothing is booked yet. */
export const Sent: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/group-request', story);
    await fillIn(canvas, t);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await expect(await canvas.findByText(t('sent_title'))).toBeVisible();
    // Where the answer goes: in the words, and where it is said what happens now.
    await expect(canvas.getAllByText(containing('ana@correo.es'))[0]).toBeVisible();
    await expect(requestsTo('requestGroupVisit')[0]?.body).toMatchObject({
      experience_id: '2',
      day: `${nextYear}-05-03`,
      people: 34,
      wish: 'Una boda',
      email: 'ana@correo.es',
      phone_number: '600112233',
    });
  },
};

export const Missing: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/group-request', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('send') }));
    await expect(await canvas.findByText(t('error_summary', { count: 7 }))).toBeVisible();
    await expect(canvas.getByLabelText(t('day'))).toHaveAccessibleDescription(containing(t('error_required')));
    await expect(requestsTo('requestGroupVisit')).toEqual([]);
  },
};

/** What the server does not take stands at its field. */
export const Refused: Story = {
  parameters: answers({ requestGroupVisit: refuse(400, 'BAD_REQUEST', { fields: { people: 'BAD_REQUEST' } }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/group-request', story);
    await fillIn(canvas, t);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(canvas.getByLabelText(t('people'))).toHaveAccessibleDescription(containing(t('error_refused'))));
  },
};

/** A connection that breaks off loses nothing. */
export const ConnectionLost: Story = {
  parameters: answers({ requestGroupVisit: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/group-request', story);
    await fillIn(canvas, t);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await expect(await canvas.findByText(t('offline_title'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('requestGroupVisit')).toHaveLength(2));
    await expect(canvas.getByLabelText(t('wish'))).toHaveValue('Una boda');
  },
};

/** The server answers that it cannot: whom to call stands there. */
export const Failed: Story = {
  parameters: answers({ requestGroupVisit: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/group-request', story);
    await fillIn(canvas, t);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    const failure = within(await canvas.findByRole('alert'));
    await expect(failure.getByText(t('failed_title'))).toBeVisible();
    await expect(failure.getByRole('link', { name: '+34 941 000 000' })).toHaveAttribute('href', 'tel:+34941000000');
  },
};
