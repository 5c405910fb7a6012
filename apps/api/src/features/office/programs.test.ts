/** "Webhooks out (order placed, dispatched, booking made, cancelled; signed, retried by the outbox, seen in the office)", and tokens with their scopes. */
import type { components } from '@parral/api-spec';
import { expect, onTestFinished, test } from 'vitest';
import { boughtOrder } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { atOffice } from '../staff/testing/office.ts';
import { addToken } from '../tokens/index.ts';
import { addEndpoint, removeEndpoint } from '../webhooks/index.ts';
import { openReceiver } from '../webhooks/testing/receiver.ts';

type Programs = components['schemas']['OfficePrograms'];

describeShop('programs at the office', (shop) => {
  test('a webhook that was given up shows why, and is told again by hand, once, which the log says', async () => {
    const { context } = shop().api;
    const { visitor } = await atOffice(shop().api, 'owner');
    const receiver = await openReceiver();
    const { secret } = await addEndpoint(context.db, context.config.webhooks, { name: 'cellar-erp', url: receiver.url, types: ['order.placed'] });
    onTestFinished(async () => {
      await removeEndpoint(context.db, 'cellar-erp');
      await receiver.close();
    });
    const seen = async () => (await visitor.get<Programs>('/api/office/programs/')).body.webhooks.find(({ name }) => name === 'cellar-erp');
    expect(await seen()).toMatchObject({ events: ['order.placed'], delivered_at: null, failed_at: null, waiting: 0, undelivered: 0 });

    receiver.answer = 410;
    const { number } = await boughtOrder(shop());
    expect(await seen()).toMatchObject({ waiting: 1, undelivered: 0 });
    await context.outbox.drain('webhooks');
    expect(await seen()).toMatchObject({ waiting: 0, undelivered: 1, failure: expect.stringContaining('410'), failed_at: expect.any(String) });

    receiver.answer = 204;
    const again = '/api/office/programs/webhooks/cellar-erp/retry/';
    expect((await visitor.post<Programs>(again, {})).body.webhooks).toContainEqual(expect.objectContaining({ name: 'cellar-erp', waiting: 1, undelivered: 0 }));
    await context.outbox.drain('webhooks');
    expect(receiver.calls.at(-1)?.body.data).toMatchObject({ number });
    expect(await seen()).toMatchObject({ waiting: 0, undelivered: 0, failure: null, delivered_at: expect.any(String) });
    // Nothing is left to be told: the second press does nothing.
    await visitor.post(again, {});
    const log = await visitor.get<components['schemas']['OfficeLog']>('/api/office/log/?q=cellar-erp');
    expect(log.body.actions.map(({ kind, after }) => [kind, after])).toEqual([['webhook.retry', { events: 1 }]]);
    expect((await visitor.post('/api/office/programs/webhooks/nobody/retry/', {})).status).toBe(404);
    expect(JSON.stringify((await visitor.get('/api/office/programs/')).body)).not.toContain(secret.slice(8, 30));
  });

  test('a token shows what it may read and until when, and never itself', async () => {
    const { token } = await addToken(shop().api.context.db, { name: 'accounting of the estate', scopes: ['orders:read'], days: 30 });
    const { visitor } = await atOffice(shop().api, 'owner');
    const { body } = await visitor.get<Programs>('/api/office/programs/');
    expect(body.tokens).toContainEqual(
      expect.objectContaining({ name: 'accounting of the estate', state: 'valid', scopes: ['orders:read'], last_used_at: null }),
    );
    expect(JSON.stringify(body)).not.toContain(token);
  });
});
