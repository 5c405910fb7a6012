import { describe, expect, it } from 'vitest';
import { signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { arrivalPage } from './page.tsx';

const token = 'visit_abcdefghijklmnopqrstuv';
const booking = {
  reference: 'VX4K-2217',
  name: 'Lucía Arteaga',
  experience_name: 'La bodega de 1924',
  date: '2026-11-23T11:00',
  total_visitors: 2,
  page_url: `https://alba.example/es/reserva?token=${token}`,
};
const open = (session?: ReturnType<typeof signedIn>, known = true) =>
  visitOffice(`/office/arrivals/${token}`, {
    pages: [arrivalPage],
    ...(session && { session }),
    ...(known && { answers: { [`GET /api/booking/${token}/`]: () => Response.json(booking) } }),
  });

describe('issue 16, visits: "check in (also by scanning the QR of the mail …)"', () => {
  it('who may check in sends the arrival from here, and nothing before: opening an address changes nothing', async () => {
    const { status, html, headers, asked } = await open(signedIn(['visits:read', 'visits:change']));
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<form[^>]+data-at-once=""[^>]+action="/office/visits"[^]*name="code" value="${token}"[^]*value="arrived"`));
    expect(headers?.['Permissions-Policy']).toContain('camera=(self)');
    expect(asked.map(({ method }) => method)).not.toContain('POST');
  });

  it('everybody else sees the booking’s own page, also who is signed in and may not', async () => {
    expect((await open()).location).toBe(booking.page_url);
    expect((await open(signedIn(['visits:read']))).location).toBe(booking.page_url);
  });

  it('a code of no visit is said to be none', async () => {
    expect((await open(undefined, false)).status).toBe(404);
  });
});
