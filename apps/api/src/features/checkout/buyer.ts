import { ApiError } from '../../platform/http/api-error.ts';
import type { IntentRow } from '../orders/index.ts';
import type { FixedClient } from './member-data.ts';

/** Who asks: the session, and the member when one is logged in. */
export interface Buyer {
  sessionId: string;
  memberId: string | null;
  /** What stands fast of a member, whatever a request says; null for a visitor. */
  fixed: FixedClient | null;
}

/** Whether an intent or an order is this buyer's: of the same session, or of the same member. */
export function isOwn(owned: { sessionId: string; memberId: string | null }, { sessionId, memberId }: Buyer): boolean {
  return owned.sessionId === sessionId || (memberId !== null && owned.memberId === memberId);
}

/** The intent when it is this buyer's; throws INTENT_NOT_FOUND otherwise, the same as for none. */
export function ownIntent(intent: IntentRow | null, buyer: Buyer): IntentRow {
  if (intent === null || !isOwn(intent, buyer)) throw new ApiError('INTENT_NOT_FOUND');
  return intent;
}
