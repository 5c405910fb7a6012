import type { Page } from '@playwright/test';

/** A payment as the card provider has it; amounts are cents. */
export interface Payment {
  status: string;
  amount: number;
  /** Charged. */
  amount_received: number;
  /** Held on the card. */
  amount_capturable: number;
}

/** Asks the card provider itself, with the shop's secret key. */
export const paymentAtProvider = (id: string): Promise<Payment> => ask<Payment>(`payment_intents/${id}`);

/** What the card provider has given back of a payment, in cents. */
export async function refundedAtProvider(id: string): Promise<number> {
  const { data } = await ask<{ data: { amount: number }[] }>(`refunds?payment_intent=${id}`);
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${process.env['ESTATE_PORT']}/sandbox/stripe/v1/${path}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  if (!answer.ok) throw new Error(`The card provider does not know ${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Notes the payments that the tab opens: their ids, the newest last. Call before the first Continue. */
export function notePayments(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', (response) => {
    if (!/\/order\/(intent|update_intent)\/$/.test(new URL(response.url()).pathname) || !response.ok()) return;
    response
      .json()
      .then((body: { payment_intent_id: string }) => ids.push(body.payment_intent_id))
      .catch((error: unknown) => console.error('the answer with the payment could not be read', error));
  });
  return ids;
}
