import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiInside, apiOrigin, forRequest, withRequestId } from './api.ts';

const server = fastify();
server.get('/api/who', async (request) => ({ ip: request.ip, forwarded: request.headers['x-forwarded-for'] ?? null }));
server.post('/api/echo', async (request, reply) => reply.status(201).header('set-cookie', ['a=1', 'b=2']).send(request.body));
beforeAll(async () => {
  await server.ready();
});
server.get('/api/host', (request) => Promise.resolve({ host: request.host }));
afterAll(() => server.close());

const api = apiInside(server);

describe('apiInside', () => {
  it('carries method, body, status and every cookie', async () => {
    const answer = await api(new Request(`${apiOrigin}/api/echo`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ a: 1 });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('fault: limits by address that count the door, so that one reader locks out all', async () => {
    const who = async (hops?: string) => (await api(new Request(`${apiOrigin}/api/who`, { headers: hops ? { 'x-forwarded-for': hops } : {} }))).json();
    expect(await who('198.51.100.7, 203.0.113.9')).toEqual({ ip: '203.0.113.9', forwarded: '198.51.100.7' });
    expect(await who('203.0.113.9')).toEqual({ ip: '203.0.113.9', forwarded: null });
  });

  it('fault: links in mails lead to the host that stands for the API; they lead to that of the page', async () => {
    const at = await api(new Request(`${apiOrigin}/api/host`, { headers: { 'x-forwarded-host': 'brisa.localhost:3000' } }));
    expect(await at.json()).toEqual({ host: 'brisa.localhost:3000' });
  });
});

it('what a page asks of the API carries the request’s id, and the trace that it is part of', async () => {
  const told = withRequestId((request) => Promise.resolve(Response.json([request.headers.get('x-request-id'), request.headers.get('traceparent')])));
  const asked = async () => (await told(new Request(`${apiOrigin}/api/who`))).json();
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  expect(await forRequest({ id: 'from-the-proxy', traceparent }, asked)).toEqual(['from-the-proxy', traceparent]);
  expect(await forRequest({ id: 'alone', traceparent: undefined }, asked)).toEqual(['alone', null]);
  expect(await asked()).toEqual([null, null]);
});
