import type { components } from '@parral/api-spec';
import { defaultLanguage } from '@parral/api-spec/languages';
import { isEmail, isPhone, normaliseEmail } from '@parral/rules';
import { eq, sql } from 'drizzle-orm';
import type { GroupMail } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { readToday } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { languageName } from '../../platform/words/words.ts';
import { brandNamed } from '../site/index.ts';
import { eraseActions } from '../staff/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { groupRequest } from './group-request.schema.ts';
import { dayInWords } from './visit-words.ts';

type GroupRequest = components['schemas']['GroupRequest'];

/**
 * Keeps what a group asks for and orders, in the same transaction, the mail to the estate (in the first of its languages; answering it
 * answers the person) and the one that says it was heard. Throws BAD_REQUEST with the fields at fault, UNKNOWN_BRAND, and NOT_FOUND
 * for a visit of nobody's.
 */
export async function requestGroupVisit({ context: { db, mail, config }, terms }: BookingDeps, body: GroupRequest, from: RequestOrigin): Promise<void> {
  const { site, visits } = await terms();
  const brand = brandNamed(site, body.site);
  const visit = body.experience_id === null ? null : visits.get(body.experience_id);
  if (visit === undefined || (visit !== null && visit.brand !== brand.id)) throw new ApiError('NOT_FOUND');
  refuseFields({
    ...(!isEmail(body.email) && { email: 'BAD_REQUEST' }),
    ...(!isPhone(body.phone_number) && { phone_number: 'BAD_REQUEST' }),
    ...(body.day < (await readToday(db)) && { day: 'BAD_REQUEST' }),
  });
  const { day, people, web_language: webLanguage } = body;
  const [wish, name, phone, email] = [body.wish.trim(), body.name.trim(), body.phone_number.trim(), normaliseEmail(body.email)];
  const dataIn = (language: typeof webLanguage, office = ''): GroupMail => ({
    brand: { name: brand.name, email: brand.email, phone: brand.phone, address: brand.address },
    group: {
      experience: visit?.name[language] ?? '',
      day: dayInWords(day, language),
      people,
      wish,
      name,
      email,
      phone,
      language: languageName(webLanguage, language),
      office,
    },
  });
  const estateLanguage = brand.languages[0] ?? defaultLanguage;
  await transaction(db, async (tx) => {
    const values = { brand: brand.id, webLanguage, experienceId: body.experience_id, day, people, wish, name, email, phone };
    const [row] = await tx.insert(groupRequest).values(values).returning({ id: groupRequest.id });
    const key = `group:${row?.id}`;
    const office = officeAddress(siteOrigin(from, brand.hosts, config.publicUrl), `visits/requests/${row?.id}`);
    await mail.order(tx, {
      key: `${key}:request`,
      to: brand.email,
      replyTo: email,
      name: 'group-request',
      language: estateLanguage,
      data: dataIn(estateLanguage, office),
    });
    await mail.order(tx, { key: `${key}:received`, to: email, name: 'group-request-received', language: webLanguage, data: dataIn(webLanguage) });
  });
}

/** What somebody asked for, for that person (Regulation (EU) 2016/679, articles 15 and 20). `email`: in its kept form. */
export async function groupRequestsOf(db: Db, email: string): Promise<(typeof groupRequest.$inferSelect)[]> {
  return db.select().from(groupRequest).where(eq(groupRequest.email, email));
}

/** Takes out what a person asked for, in the caller's transaction (article 17). */
export async function deleteGroupRequestsOf(tx: Db, email: string): Promise<void> {
  const gone = await tx.delete(groupRequest).where(eq(groupRequest.email, email)).returning({ id: groupRequest.id });
  await eraseActions(
    tx,
    'group',
    gone.map(({ id }) => id),
  );
}

/** Takes out requests a year after the day that was wished for. */
export async function eraseGroupRequests(db: Db): Promise<void> {
  await db.delete(groupRequest).where(sql`day < (now() at time zone 'Europe/Madrid')::date - 365`);
}
