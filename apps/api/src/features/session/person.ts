import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { eventWithin } from '../../platform/events/events.ts';
import { memberById } from './member.store.ts';
import { member, session } from './session.schema.ts';
import { sessionTimesOf } from './session.store.ts';

/** Somebody of whom things are kept: whoever has that e-mail address, and a member where there is an id. */
export interface Person {
  id: string | null;
  /** Lower case. */
  email: string;
}

/** All that is kept about a person, by kinds; of each kind how much the law has kept, or what was agreed, when the person is erased. */
export class PersonalFile {
  readonly #rows = new Map<string, unknown[]>();
  readonly #stays = new Map<string, number>();

  /** `stays`: how many of the rows are kept when the person is erased. Secrets are left out by who adds. */
  add(kind: string, rows: readonly unknown[], stays = 0): void {
    this.#rows.set(kind, [...(this.#rows.get(kind) ?? []), ...rows]);
    this.#stays.set(kind, (this.#stays.get(kind) ?? 0) + stays);
  }

  /** How much there is of each kind that there is, and how much of it stays. */
  counts(): { kind: string; count: number; stays: number }[] {
    return [...this.#rows].map(([kind, rows]) => ({ kind, count: rows.length, stays: this.#stays.get(kind) ?? 0 })).filter(({ count }) => count > 0);
  }

  /** How many of a kind stay. */
  stays(kind: string): number {
    return this.#stays.get(kind) ?? 0;
  }

  /** Everything, as the person is given it; of a member one row. */
  content(): Record<string, unknown> {
    return Object.fromEntries([...this.#rows].map(([kind, rows]) => [kind, kind === 'member' ? rows[0] : rows]));
  }
}

/** Somebody asks what is kept about a person (Regulation (EU) 2016/679, articles 15 and 20): every feature adds what it keeps. */
export const personAsked = eventWithin<{ person: Person; file: PersonalFile }>('person asked');

/**
 * A person is being erased (article 17): in the same transaction every feature erases what it keeps about them, before the row of a
 * member goes. What `personAsked` said would stay, stays.
 */
export const personErased = eventWithin<Person>('person erased');

/** All that is kept about a person. Inside a transaction. */
export async function readPerson({ events }: Pick<Context, 'events'>, tx: Db, person: Person): Promise<PersonalFile> {
  const file = new PersonalFile();
  const row = person.id === null ? null : await memberById(tx, person.id);
  if (row !== null) {
    const { passwordHash: _, folderPasswordHash: __, ...own } = row;
    file.add('member', [own]);
    file.add('sessions', await sessionTimesOf(tx, row.id));
  }
  await events.publishWithin(tx, personAsked, { person, file });
  return file;
}

/** Erases a person with mails not yet sent, a member with sessions and row, and by the event what other features keep. Inside a transaction. */
export async function erasePerson({ events, mail }: Pick<Context, 'events' | 'mail'>, tx: Db, { id, email }: Person): Promise<void> {
  await events.publishWithin(tx, personErased, { id, email });
  await mail.drop(tx, email);
  if (id === null) return;
  await tx.delete(session).where(eq(session.memberId, id));
  await tx.delete(member).where(eq(member.id, id));
}
