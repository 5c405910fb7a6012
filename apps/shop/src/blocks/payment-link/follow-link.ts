import { type ApiClient, ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';

type Link = components['schemas']['PaymentLink'];

export type Followed =
  | { kind: 'link'; link: Link }
  /** There is no such link: it was never made, or a newer mail has taken its place. */
  | { kind: 'missing' }
  /** The bank has not decided yet. */
  | { kind: 'processing' }
  /** Another payment of it may be tried. */
  | { kind: 'not_paid' }
  /** What it was for is gone; `refunded`: euros that a bank had paid already and that go back. */
  | { kind: 'gone'; refunded?: number }
  /** The network or the server is away: worth another try. */
  | { kind: 'offline' }
  | { kind: 'error' };

type Calls = Pick<ApiClient, 'openPaymentLink' | 'confirmPaymentLink'>;

/** What a link is for, as it stands now. Never rejects. */
export async function openLink(token: string, client: Calls): Promise<Followed> {
  try {
    return { kind: 'link', link: await client.openPaymentLink({ body: { token } }) };
  } catch (error) {
    return failure(error);
  }
}

/** Finishes the payment of a link; asked again, also from another tab, it says the same. Never rejects. */
export async function confirmLink(token: string, client: Calls): Promise<Followed> {
  try {
    return { kind: 'link', link: await client.confirmPaymentLink({ body: { token } }) };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): Followed {
  const followed = sorted(error);
  if (followed.kind !== 'processing') console.error('the payment link was not followed to its end', error);
  return followed;
}

function sorted(error: unknown): Followed {
  if (!(error instanceof ApiError)) return { kind: 'error' };
  const { code, refunded } = error;
  // A link that was cut when it was copied is no token at all.
  if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return { kind: 'missing' };
  if (code === 'PAYMENT_PROCESSING') return { kind: 'processing' };
  if (code === 'PAYMENT_NOT_AUTHORISED') return { kind: 'not_paid' };
  if (error.isTransient) return { kind: 'offline' };
  if (error.status === 409) return { kind: 'gone', ...(refunded !== undefined && { refunded }) };
  return { kind: 'error' };
}
