import type Stripe from 'stripe';
import { createStripe } from '../stripe-client.ts';

/** The provider's account as tests use it: confirming as Elements would in the browser, refunding as in the provider's own pages. */
export type TestAccount = Stripe;

/** The sandbox's account at `apiBase`, an address such as `http://127.0.0.1:4100/sandbox/stripe`. */
export function testAccount(apiBase: string): TestAccount {
  const stripe = createStripe({
    stripe: { secretKey: 'sk_test_sandbox', publishableKey: undefined, webhookSecret: undefined, apiBase, scriptUrl: undefined },
  });
  if (stripe === null) throw new Error('The sandbox needs its SDK.');
  return stripe;
}
