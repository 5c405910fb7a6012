import { createClient } from '@parral/api-client';
import { describe, expect, it } from 'vitest';
import { addToBasket } from './add-to-basket.ts';

const addition = { productId: 'MON-RES-2019-75', quantity: 2, title: 'Reserva 2019', price: 24.5 };

/** The real client in front of a server that answers once. */
function answering(status: number, body: unknown) {
  const requests: { path: string; body: unknown }[] = [];
  const client = createClient({
    baseUrl: 'http://shop.invalid',
    fetch: async (request) => {
      requests.push({ path: new URL(request.url).pathname, body: await request.json() });
      return Response.json(body, { status });
    },
  });
  return { client, requests };
}

describe('section 7: POST /api/ecom/basket/add_product/ with product_id and quantity', () => {
  it('sends both, and the language for the reason', async () => {
    const { client, requests } = answering(200, { lines: [{}, {}], total_price: 49 });
    await expect(addToBasket(client, addition, 'es')).resolves.toEqual({ kind: 'added', addition, lines: 2, total: 49 });
    expect(requests).toEqual([{ path: '/api/ecom/basket/add_product/', body: { product_id: 'MON-RES-2019-75', quantity: 2, language: 'es' } }]);
  });
});

describe('section 8: "Add to basket: status 406 shows the reason field of the response"', () => {
  it('hands the reason on as it is', async () => {
    const { client } = answering(406, { reason: 'Solo quedan 3 botellas.' });
    await expect(addToBasket(client, addition, 'es')).resolves.toEqual({ kind: 'refused', addition, reason: 'Solo quedan 3 botellas.' });
  });
  it('any other failure is one, without a reason', async () => {
    const { client } = answering(500, { detail: 'INTERNAL_ERROR', message: 'x' });
    await expect(addToBasket(client, addition, 'es')).resolves.toEqual({ kind: 'failed', addition });
  });
});
