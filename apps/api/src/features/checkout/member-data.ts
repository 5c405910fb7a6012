import type { components } from '@parral/api-spec';
import { normaliseDocumentNumber, normaliseEmail, type OrderParts } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { isSubscribed } from '../newsletter/index.ts';
import { keepOwn, memberAddress, memberById, type MemberOwn, type MemberRow, shownDocument } from '../session/index.ts';

type Schemas = components['schemas'];

/** E-mail and document of a member: the checkout shows them disabled (specification section 6). */
export type FixedClient = Pick<Schemas['ClientInfo'], 'email'> & Partial<Pick<Schemas['ClientInfo'], 'document_type' | 'document_number'>>;

/** What stands fast of a member; who was invited without a document gives one with each order. */
export function fixedClient({ email, data: { document } }: MemberRow): FixedClient {
  return { email: normaliseEmail(email), ...(document && { document_type: document.type, document_number: normaliseDocumentNumber(document.number) }) };
}

/**
 * The parts with the member's own e-mail and document in the place of those that were sent. They are replaced rather than
 * refused: the fields are disabled, so a buyer who sends others has no field to mend.
 */
export function withFixedClient(parts: OrderParts, fixed: FixedClient | null): OrderParts {
  return fixed === null ? parts : { ...parts, client_info: { ...parts.client_info, ...fixed } };
}

/**
 * What the checkout fills in for a member (specification sections 3 and 7); null when the member is gone.
 * `site` is the brand whose newsletter is meant, any brand's when undefined.
 */
export async function memberData(db: Db, memberId: string, site: string | undefined): Promise<Schemas['MemberData'] | null> {
  const member = await memberById(db, memberId);
  if (member === null) return null;
  const { own, data } = member;
  return {
    personal_information: {
      ...shownDocument(member),
      email: normaliseEmail(member.email),
      name: own.name ?? member.name,
      surname: own.surname ?? member.surname,
      phone_number: own.phone_number ?? data.phone,
      has_newsletter_subscription: data.newsletter || (await isSubscribed(db, normaliseEmail(member.email), site)),
    },
    billing_address: memberAddress(member),
  };
}

/** Saves what a member asked to be saved with an order (`update_member_data`); a billing address only where there was one. */
export async function keepMemberData(tx: Db, memberId: string, { client_info: client, billing_address: billing }: OrderParts): Promise<void> {
  const own: MemberOwn = {
    name: client.name,
    surname: client.surname,
    phone_number: client.phone_number,
    ...(billing !== null && { billing_address: billing }),
  };
  await keepOwn(tx, memberId, own);
}
