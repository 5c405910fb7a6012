import type { Person, Right, Session } from '../routing/page.ts';

export const person: Person = { id: '00000000-0000-4000-8000-000000000001', name: 'Marta Gil', email: 'marta@alba.example', role: 'shop', language: 'es' };

/** A session of somebody with these rights. */
export const signedIn = (rights: readonly Right[]): Session => ({ state: 'signed_in', person, rights: [...rights], ends_at: '2026-11-23T21:00:00Z' });
