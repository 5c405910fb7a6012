import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { OpenShop } from './open-shop.ts';

/** What a buyer does at the form of the test page, and where paying leads. Both are asked for anew each time: each test has a page of its own. */
export function paying(shop: () => OpenShop, page: () => Page) {
  const number = () => page().getByLabel('Número de tarjeta');
  return {
    number,
    payButton: () => page().getByRole('button', { name: 'Pagar' }),
    async fill(card: string) {
      await number().fill(card);
      await page().getByLabel('Fecha de caducidad').fill('1234');
      await page().getByLabel('Código de seguridad').fill('123');
    },
    /** The confirmation page, with the parameters that it reads (specification, section 4). */
    async leads(id: string, secret: string) {
      await page().waitForURL(/\/done/);
      expect(Object.fromEntries(new URL(page().url()).searchParams)).toEqual({
        from: 'test',
        payment_intent: id,
        payment_intent_client_secret: secret,
        redirect_status: 'succeeded',
      });
    },
    statusOf: async (id: string) => (await shop().sandbox.stripe.paymentIntents.retrieve(id)).status,
  };
}
