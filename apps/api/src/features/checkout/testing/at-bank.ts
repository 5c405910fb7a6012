import type { Shop } from './shop.ts';

/** What a buyer does at the bank's page, or the bank later. */
export type BankOutcome = 'succeed' | 'fail' | 'succeed_later' | 'fail_later';

/** Chooses the test estate's way to pay beside cards, as Elements would: the payment waits at the bank's page. */
export function goToBank(shop: Shop, paymentId: string) {
  return shop.stripe.paymentIntents.confirm(paymentId, { payment_method_data: { type: 'ideal' }, return_url: 'http://localhost/' });
}

/** What is pressed at the bank's page, or what the bank decides on a payment that it has taken its time for. */
export function answerAtBank(shop: Shop, paymentId: string, outcome: BankOutcome) {
  return shop.stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${paymentId}/authenticate`, { outcome });
}

/** Pays at the bank, which holds nothing: the money is taken at once. */
export async function payAtBank(shop: Shop, paymentId: string, outcome: BankOutcome = 'succeed'): Promise<void> {
  await goToBank(shop, paymentId);
  await answerAtBank(shop, paymentId, outcome);
}
