import type { components } from '@parral/api-spec';
import type { Club, Level } from '../../platform/content/index.ts';
import { memberLanguage, shownDocument, type MemberRow } from '../session/index.ts';
import type { Memberships } from './memberships.store.ts';

/** Terms of a level: what club.yaml says of it, else a year without a goal, with invitations and visit codes. */
export function levelTerms({ levels }: Club, level: Level): { goal: number | null; months: number; permanent: boolean; invites: boolean; visitCodes: boolean } {
  const found = levels.find((entry) => entry.level === level);
  return {
    goal: found?.goal ?? null,
    months: found?.months ?? 12,
    permanent: found?.permanent ?? false,
    invites: found?.invites ?? true,
    visitCodes: found?.visitCodes ?? true,
  };
}

/** The level that an invitation gives, for as long as its memberships last: the first that ends; null where all are permanent. */
export function invitedLevel({ levels }: Club): Level | null {
  return levels.find(({ permanent }) => !permanent)?.level ?? null;
}

/** Whether the member cannot invite: without a current membership, at a level that does not, or where there is no level to give. */
export function invitationLock({ current }: Memberships, terms: Club): boolean {
  return current === null || !levelTerms(terms, current.level).invites || invitedLevel(terms) === null;
}

/**
 * First day of the membership year that `day` is in: an invitation is given once in each. Years are counted from the
 * day on which the current membership began; 29 February counts as 28 where there is none. `YYYY-MM-DD`.
 */
export function membershipYear(startsOn: string, day: string): string {
  const [year = 0] = day.split('-').map(Number);
  const thisYear = anniversary(startsOn, year);
  return thisYear <= day ? thisYear : anniversary(startsOn, year - 1);
}

/** The day on which the next membership year begins; null without a current membership, or where it ends before and nothing follows. */
export function nextInvitationDate({ current, today }: Memberships): string | null {
  if (current === null) return null;
  const [year = 0] = membershipYear(current.startsOn, today).split('-').map(Number);
  const next = anniversary(current.startsOn, year + 1);
  if (current.endsOn === null || next <= current.endsOn) return next;
  return dayAfter(current.endsOn);
}

/** An invitation as the page shows it, read-only. */
export function shownInvitation(guest: MemberRow, next: string | null): components['schemas']['Invitation'] {
  const { name, surname, email } = guest;
  const { document_type, document_number } = shownDocument(guest);
  const hasDocument = document_number !== '';
  return {
    name,
    surname,
    document_type: hasDocument ? document_type : null,
    document_number: hasDocument ? document_number : null,
    email,
    language: memberLanguage(guest),
    next_invitation_date: next,
  };
}

function anniversary(day: string, year: number): string {
  const [, month = '01', date = '01'] = day.split('-');
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${month}-${month === '02' && date === '29' && !isLeap ? '28' : date}`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
