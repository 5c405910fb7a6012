import { expect, type Page } from '@playwright/test';
import { open } from './hydration.ts';
import type { Place } from './place.ts';
import { sessionCall } from './session-calls.ts';

export interface Login {
  email: string;
  password: string;
}

/** The demo's members, one of each level. Only to be looked at: whoever changes something has a member of one's own. */
export const demoMembers = {
  lucia: { email: 'lucia@club.example', password: 'llave-platino-1' },
  andres: { email: 'andres@club.example', password: 'llave-bronce-1' },
  petra: { email: 'petra@club.example', password: 'llave-montelar-1' },
  mateo: { email: 'mateo@club.example', password: 'llave-oria-1234' },
  ines: { email: 'ines@club.example', password: 'llave-colabora-1' },
  harriet: { email: 'harriet@club.example', password: 'llave-embajada-1' },
  joaquin: { email: 'joaquin@club.example', password: 'llave-accion-12' },
} satisfies Record<string, Login>;

/** Opens a member's session by the call that the login makes. */
export async function beMember(page: Page, place: Place, { email, password }: Login): Promise<void> {
  const { status } = await sessionCall(page, place, 'POST', '/api/club/login/', { email, password });
  expect(status).toBe(200);
}

/** A page of the club as that member sees it. */
export async function openAs(page: Page, place: Place, member: Login, address: string): Promise<void> {
  await beMember(page, place, member);
  await open(page, address);
}

/** Fills the login as a person does. */
export async function logIn(page: Page, place: Place, { email, password }: Login): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel(place.words.email).fill(email);
  await form.locator('input[type="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
}
