import { describe, expect, it } from 'vitest';
import { exampleDay, exampleVisit } from '../../testing/example-visits.ts';
import { signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { bookVisitPage } from '../book-visit/page.tsx';
import { visitPage } from './page.tsx';

const session = signedIn(['visits:read', 'visits:change']);
const { reference } = exampleVisit.visit;
const answers = {
  [`GET /api/office/visits/${reference}/`]: () => Response.json(exampleVisit),
  [`POST /api/office/visits/${reference}/people/`]: () => Response.json(exampleVisit),
  'GET /api/office/visits/day/': () => Response.json(exampleDay),
};

describe('issue 16, visits: "change numbers with the difference charged or refunded"', () => {
  const send = (form: Record<string, string>) =>
    visitOffice(`/office/visits/${reference}`, {
      pages: [visitPage],
      session,
      answers,
      form: { version: 'v1', do: 'people', adults: '2', children: '1', babies: '0', ...form },
    });

  it('passes on who comes and what was seen; without an amount the server knows the difference', async () => {
    const { asked, location } = await send({ amount: '', reason: ' Uno está enfermo ' });
    expect(await asked.find(({ method }) => method === 'POST')?.json()).toEqual({
      version: 'v1',
      adults: 2,
      children: 1,
      babies: 0,
      reason: 'Uno está enfermo',
    });
    expect(location).toBe(`/office/visits/${reference}?done=people`);
  });

  it('gives back what is said, nothing too; what is no number is asked again, as it was typed', async () => {
    const bodyOf = async (amount: string) => (await send({ amount })).asked.find(({ method }) => method === 'POST')?.json();
    expect(await bodyOf('12,50')).toMatchObject({ refund: 12.5 });
    expect(await bodyOf('0')).toMatchObject({ refund: 0 });
    const { status, html, asked } = await send({ adults: 'dos' });
    expect([status, asked.some(({ method }) => method === 'POST')]).toEqual([400, false]);
    expect(html).toContain('value="dos"');
  });

  it('more people are booked beside it: the form is filled in, and its address holds nothing of the person', async () => {
    const { html } = await visitOffice(`/office/visits/${reference}`, { pages: [visitPage], session, answers });
    expect(html).toContain(`href="/office/visits/book?beside=${reference}"`);
    const form = await visitOffice(`/office/visits/book?beside=${reference}`, { pages: [bookVisitPage], session, answers });
    expect(form.html).toContain(`value="${exampleVisit.visit.email}"`);
    expect(form.html).toContain(`value="${exampleVisit.visit.starts.slice(11)}"`);
  });
});
