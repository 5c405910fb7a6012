import { wordsOfRooms } from '@parral/site/testing';
import { createClient } from '@parral/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOrder } from './find-order.ts';

/** The real client before a server that answers so; 0: nobody answers. */
function answering(status: number) {
  return createClient({
    baseUrl: 'http://shop.invalid',
    fetch: async () => {
      if (status === 0) throw new TypeError('offline');
      return Response.json({ detail: status === 404 ? 'ORDER_NOT_FOUND' : 'INTERNAL_ERROR', message: 'x' }, { status });
    },
  });
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('section 8: "Orders: could not retrieve order information, try again later"', () => {
  it.each([
    [500, 'offline'],
    [0, 'offline'],
    [404, 'missing'],
  ])('an answer of %s is told as "%s", and logged', async (status, kind) => {
    await expect(findOrder(answering(status), 'view_x', 'en')).resolves.toEqual({ kind });
    expect(console.error).toHaveBeenCalledOnce();
  });
  it('asks nothing without a link', async () => {
    await expect(findOrder(answering(0), null, 'en')).resolves.toEqual({ kind: 'none' });
    expect(console.error).not.toHaveBeenCalled();
  });
  it('says so and offers another try', () => {
    expect([wordsOfRooms('en')('shop/order')('offline_title'), wordsOfRooms('en')('shop/order')('retry')]).toEqual(['We cannot show the order', 'Try again']);
    expect([wordsOfRooms('es')('shop/order')('offline_title'), wordsOfRooms('es')('shop/order')('retry')]).toEqual([
      'No podemos mostrar el pedido',
      'Volver a intentarlo',
    ]);
  });
});
