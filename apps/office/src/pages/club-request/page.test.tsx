import { expect, it } from 'vitest';
import { exampleJoining } from '../../testing/example-club-requests.ts';
import { signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { clubRequestPage } from './page.tsx';

it('where somebody asked to join is said by the name of the brand, not by its id', async () => {
  const { html } = await visitOffice(`/office/club/requests/${exampleJoining.id}`, {
    pages: [clubRequestPage],
    session: signedIn(['club:read']),
    answers: {
      [`GET /api/office/club/requests/${exampleJoining.id}/`]: () => Response.json(exampleJoining),
      'GET /api/office/members/': () => Response.json({ members: [], levels: [], next: null }),
    },
  });
  expect(html).toMatch(/Lo pidió en<\/dt>.{0,200}>Alba</);
});
