import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';

const newsletter = '/api/newsletter/';
const reader = { email: 'Reader@example.com', site: 'montelar', language: 'es', origin: 'footer' };

describeOnBoth('newsletter', (api) => {
  test("status 'ok', and the second time 409 'Already registered', whatever the capitals (specification section 8)", async () => {
    const visitor = api().visitor();
    expect(await visitor.post(newsletter, reader)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await visitor.post(newsletter, { ...reader, email: 'reader@EXAMPLE.com' })).toMatchObject({ status: 409, body: { detail: 'Already registered' } });
    expect(await visitor.post(newsletter, { ...reader, site: 'oria' })).toMatchObject({ status: 200 });
  });

  test('of ten at once one subscribes and nine are already registered', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        api()
          .visitor()
          .post(newsletter, { ...reader, email: 'many@example.com' }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([{ email: 'no address' }, { site: 'nobody' }, { origin: 'elsewhere' }, { language: 'fr' }])('%j is 400', async (change) => {
    const reply = await api()
      .visitor()
      .post<{ detail: string; fields: object }>(newsletter, { ...reader, ...change });
    expect([reply.status, reply.body.detail, Object.keys(reply.body.fields)]).toEqual([400, 'BAD_REQUEST', Object.keys(change)]);
  });

  test('a form without script may post it urlencoded, and goes back to its page', async () => {
    const form = 'email=form%40example.com&site=oria&language=en&origin=footer';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', referer: 'http://localhost/en/wines?category=red' };
    const send = (more: object = {}) =>
      api()
        .visitor()
        .post(newsletter, form, { headers: { ...headers, ...more } });
    expect(await send()).toMatchObject({ status: 303, headers: { location: '/en/wines?category=red#newsletter-ok' } });
    expect(await send()).toMatchObject({ status: 303, headers: { location: '/en/wines?category=red#newsletter-registered' } });
    expect((await send({ referer: 'https://evil.example/x' })).headers['location']).toBe('/#newsletter-registered');
    expect(await send({ accept: 'application/json' })).toMatchObject({ status: 409, body: { detail: 'Already registered' } });
  });
});
