import { describe, expect, it } from 'vitest';
import { exampleSessions, signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { accountPage } from './page.tsx';

const pages = [accountPage];
const answers = { 'GET /api/office/sessions/': () => Response.json({ sessions: exampleSessions }) };

describe('issue 16, who: "sessions of their own, 12 hours, listed and ended"', () => {
  it('fault "the name in the corner led nowhere": everybody who is signed in has an account, without any right', async () => {
    const { status, html } = await visitOffice('/office/account', { pages, session: signedIn([]), answers });
    expect(status).toBe(200);
    expect(html).toContain('Safari · iPad');
  });

  it('another of one’s sessions is ended; a wrong code says so where it was typed, and keeps the page', async () => {
    const [, tablet] = exampleSessions;
    const path = `/api/office/sessions/${tablet?.id}/`;
    const ended = await visitOffice('/office/account', {
      pages,
      session: signedIn([]),
      form: { do: 'end', session: tablet?.id ?? '' },
      answers: { [`DELETE ${path}`]: () => Response.json({ sessions: exampleSessions.slice(0, 1) }) },
    });
    expect(ended.location).toBe('/office/account?done=ended');

    const refused = await visitOffice('/office/account', {
      pages,
      session: signedIn([]),
      form: { do: 'codes', code: '000000' },
      answers: { ...answers, 'POST /api/office/account/recovery_codes/': () => Response.json({ detail: 'OFFICE_CODE_INVALID' }, { status: 401 }) },
    });
    expect([refused.status, refused.html]).toEqual([401, expect.stringContaining('Safari · iPad')]);
    expect(refused.html).toContain('role="alert"');
  });
});
