import { dayIn } from '../../formats/estate-day.ts';
import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { Arrival } from './Arrival.tsx';

/**
 * What the QR code of a visit's mail opens. Who may check in sends the arrival from here, by itself where there is script: opening an address
 * changes nothing yet. Everybody else is led to the booking's own page.
 */
export const arrivalPage: Page = {
  route: 'arrivals/:token',
  access: 'any',
  async show({ api, params, session, language, words }) {
    const { token = '' } = params;
    const booking = await api.getBooking({ path: { token }, query: {} });
    if (session.state !== 'signed_in' || !isAllowed(session, 'visits:change')) return { to: booking.page_url };
    return {
      title: words('office/arrival')('title'),
      body: <Arrival booking={booking} token={token} language={language} day={dayIn(booking.date.slice(0, 10))} />,
    };
  },
};
