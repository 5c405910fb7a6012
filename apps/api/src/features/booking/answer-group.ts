import type { components } from '@parral/api-spec';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { RequestOrigin } from '../../platform/origin/site-origin.ts';
import { brandNamed } from '../site/index.ts';
import { noteAction } from '../staff/index.ts';
import { VisitRefused } from './act-on-visit.ts';
import { bookByLink, type LinkWish } from './book-by-link.ts';
import type { BookingDeps } from './booking-deps.ts';
import { groupRequest } from './group-request.schema.ts';
import { dayInWords, words } from './visit-words.ts';

type State = components['schemas']['GroupRequestState'];

// One row of the visits each, by its index: PostgreSQL would read all visits for an `exists`.
const reference = sql<string | null>`(select b.reference from booking b where b.intent_id = ${groupRequest.linkId} and b.confirmed_at is not null)`;

/** SQL for what became of a request: of its newest proposal, as its intent and booking say. */
const state = sql<State>`(case
  when ${reference} is not null then 'booked'
  when ${groupRequest.refusedAt} is not null then 'refused'
  when (select i.state from booking_intent i where i.id = ${groupRequest.linkId}) in ('held', 'authorised', 'capturing') then 'proposed'
  when ${groupRequest.linkId} is not null then 'lapsed' else 'open' end)`;

export type GroupRequestRow = typeof groupRequest.$inferSelect & { state: State; reference: string | null };

export interface GroupQuery {
  id?: string | undefined;
  /** `waiting`: open and lapsed ones. */
  state?: State | 'waiting' | undefined;
  /** The id of the last one of the page before. */
  after?: string | undefined;
  most: number;
}

/** Requests that fit, newest first. */
export async function findGroupRequests(db: Db, { id, state: wanted, after, most }: GroupQuery): Promise<GroupRequestRow[]> {
  const { createdAt } = groupRequest;
  const states = wanted === 'waiting' ? ['open', 'lapsed'] : wanted === undefined ? null : [wanted];
  const fits = [
    ...(id === undefined ? [] : [sql`${groupRequest.id} = ${id}::uuid`]),
    ...(states === null ? [] : [sql`${state} in (select value from jsonb_array_elements_text(${JSON.stringify(states)}::jsonb))`]),
    ...(after === undefined ? [] : [sql`(${createdAt}, ${groupRequest.id}) < (select g.created_at, g.id from group_request g where g.id = ${after}::uuid)`]),
  ];
  return db
    .select({ ...getTableColumns(groupRequest), state, reference })
    .from(groupRequest)
    .where(fits.length === 0 ? undefined : sql.join(fits, sql` and `))
    .orderBy(desc(createdAt), desc(groupRequest.id))
    .limit(most);
}

/** What the estate proposes; who comes stands in the request. `agreedCents`: what was agreed for all of them, where it is not what the visit costs. */
export type GroupProposal = Pick<LinkWish, 'key' | 'experienceId' | 'date' | 'language' | 'counts' | 'words' | 'holdHours' | 'agreedCents'> & {
  from: RequestOrigin;
};

/**
 * Answers a request with a visit: its places are held and a link to pay it is mailed (`bookByLink`); once it is paid it is booked. Returns the
 * id of the link. After one that ran out another may be proposed. Throws what `bookByLink` throws, and VisitRefused where there is no such
 * request, where one waits to be paid, or where it was ended or booked.
 */
export async function proposeToGroup(deps: BookingDeps, id: string, proposal: GroupProposal): Promise<string> {
  const [request] = await findGroupRequests(deps.context.db, { id, most: 1 });
  if (request === undefined) throw new VisitRefused(noSuch(id));
  const visit = (await deps.terms()).visits.get(proposal.experienceId);
  if (visit !== undefined && visit.brand !== request.brand)
    throw new VisitRefused(`The group asked ${request.brand}, and ${proposal.experienceId} is a visit of ${visit.brand}.`, 'other_brand');
  const [name = '', ...surname] = request.name.split(/\s+/);
  const { webLanguage, email, phone, wish: comment } = request;
  const who = { webLanguage, name, surname: surname.join(' '), email, phone, comment };
  return bookByLink(deps, {
    ...who,
    ...proposal,
    groupRequest: id,
    async alongside(tx, linkId) {
      await takeWaiting(tx, id);
      await tx.update(groupRequest).set({ linkId }).where(eq(groupRequest.id, id));
      await noteAction(tx, { kind: 'group.propose', subject: id, after: { date: proposal.date, link: linkId }, reason: proposal.words });
    },
  });
}

/**
 * Ends a request without a visit. With `said` the person is written to, in those words; without, they hear nothing. Throws VisitRefused where
 * there is no such request, or where it has been ended, is booked, or has a link that can be paid.
 */
export async function refuseGroup(
  { context: { db, mail }, terms }: BookingDeps,
  id: string,
  { reason, said = '' }: { reason: string; said?: string | undefined },
): Promise<void> {
  const { site } = await terms();
  await transaction(db, async (tx) => {
    const { brand, name, email, day, webLanguage: language } = await takeWaiting(tx, id);
    await tx
      .update(groupRequest)
      .set({ refusedAt: sql`now()` })
      .where(eq(groupRequest.id, id));
    await noteAction(tx, { kind: 'group.refuse', subject: id, after: { written_to: said.trim() !== '' }, reason });
    if (said.trim() === '') return;
    const { name: brandName, email: from, phone, address } = brandNamed(site, brand);
    const t = words(language);
    const notice = {
      title: t('groupAnswer', { brand: brandName }),
      paragraphs: [t('groupAsked', { name, day: dayInWords(day, language) }), ...said.trim().split(/\n{2,}/)],
    };
    const data = { brand: { name: brandName, email: from, phone, address }, notice };
    await mail.order(tx, { key: `group:${id}:answer`, to: email, replyTo: from, name: 'group-answer', language, data });
  });
}

/** Locks a request that waits for the estate. */
async function takeWaiting(tx: Db, id: string): Promise<GroupRequestRow> {
  await tx.execute(sql`select 1 from group_request where id = ${id}::uuid for update`);
  const [row] = await findGroupRequests(tx, { id, most: 1 });
  if (row === undefined) throw new VisitRefused(noSuch(id));
  if (row.state === 'proposed')
    throw new VisitRefused('The group has a link that can be paid: withdraw it before anything else is answered.', 'group_has_link');
  if (row.state === 'booked') throw new VisitRefused(`The group has booked the visit ${row.reference}.`, 'group_booked');
  if (row.state === 'refused') throw new VisitRefused('The request was ended already.', 'request_over');
  return row;
}

const noSuch = (id: string) => `There is no request ${id} of a group: its year may be over, or its person erased.`;
