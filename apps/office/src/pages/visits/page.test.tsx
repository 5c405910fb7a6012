import { describe, expect, it } from 'vitest';
import { exampleDay, exampleVisit } from '../../testing/example-visits.ts';
import { signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { visitsPage } from './page.tsx';

const session = signedIn(['visits:read', 'visits:change']);
const answers = {
  'GET /api/office/visits/day/': () => Response.json(exampleDay),
  'POST /api/office/visits/check_in/': () => Response.json(exampleVisit),
};
const key = '5b0e2f0e-0000-4000-8000-000000000001';
const post = (form: Record<string, string>, more: Readonly<Record<string, () => Response>> = {}) =>
  visitOffice('/office/visits', { pages: [visitsPage], session, form: { day: '2026-11-23', ...form }, answers: { ...answers, ...more } });

describe('issue 16, visits: "check in … through a lost connection too, sent later, never twice"', () => {
  it('passes on the key of the arrival and the moment in which it was seen', async () => {
    const { asked, location } = await post({ code: ' VX4K-2217 ', key, at: '2026-11-23T09:58:00.000Z', do: 'arrived' });
    const sent = asked.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ code: 'VX4K-2217', key, at: '2026-11-23T09:58:00.000Z' });
    expect(location).toBe('/office/visits?day=2026-11-23&done=VX4K-2217');
  });

  it('a code that is nobody’s is refused on the day, which still stands there', async () => {
    const refused = { 'POST /api/office/visits/check_in/': () => Response.json({ detail: 'NOT_FOUND' }, { status: 404 }) };
    const { status, html } = await post({ code: 'nobody', key, do: 'arrived' }, refused);
    expect(status).toBe(404);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Jonas Weber');
  });

  it('each page brings keys of its own', async () => {
    const keysOf = async () => {
      const { html } = await visitOffice('/office/visits', { pages: [visitsPage], session, answers });
      return [...html.matchAll(/name="key" value="([^"]+)"/g)].map(([, found]) => found);
    };
    const all = [...(await keysOf()), ...(await keysOf())];
    expect(all.length).toBeGreaterThan(4);
    expect(new Set(all).size).toBe(all.length);
  });
});

it('what is closed on a day is said with the name of the brand', async () => {
  const closing = { brand: 'alba', date: null, experience_id: null, reason: 'Niebla', answer_until: null, left: 0, waiting: 0, moved: 0, ended: 4 };
  const day = { ...exampleDay, closed: ['alba'], closings: [closing] };
  const { html } = await visitOffice('/office/visits', {
    pages: [visitsPage],
    session,
    answers: { ...answers, 'GET /api/office/visits/day/': () => Response.json(day) },
  });
  expect(html).toContain('Todo el día, Alba');
  expect(html).toContain('No se recibe a nadie: Alba.');
});
