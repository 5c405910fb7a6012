import type { OwnSession } from '../pages/account/AccountPage.tsx';
import type { Person, Right, Session } from '../routing/page.ts';

export const person: Person = { id: '00000000-0000-4000-8000-000000000001', name: 'Marta Gil', email: 'marta@alba.example', role: 'shop', language: 'es' };

/** A session of somebody with these rights. */
export const signedIn = (rights: readonly Right[]): Session => ({ state: 'signed_in', person, rights: [...rights], ends_at: '2026-11-23T21:00:00Z' });

/** Where that person is signed in: at a desk, and on the tablet at the cellar door. */
export const exampleSessions: OwnSession[] = [
  {
    id: '00000000-0000-4000-8000-000000000011',
    device: 'Firefox · Windows',
    started_at: '2026-11-23T09:00:00Z',
    ends_at: '2026-11-23T21:00:00Z',
    current: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000012',
    device: 'Safari · iPad',
    started_at: '2026-11-23T07:41:00Z',
    ends_at: '2026-11-23T19:41:00Z',
    current: false,
  },
];
