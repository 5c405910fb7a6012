import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../render/create-app.tsx';
import { fakeApi, fakePage } from '../testing/fake-api.ts';
import { appPlugin } from './app-plugin.ts';

let server: FastifyInstance;
let origin: string;

beforeEach(async () => {
  const api = fakeApi({ 'GET /api/page/alba/es/': fakePage('<p>Hola</p>'), 'POST /api/newsletter/': { status: 200, body: { status: 'ok' } } });
  server = fastify();
  server.get('/api/mine', async () => ({ mine: true }));
  server.post('/api/form', async (request) => ({ got: request.body }));
  const content = createApp({ name: 'content', blocks: {}, assets: { folder: null, head: '', scripts: () => [] } });
  await server.register(appPlugin, { apps: [content], api: api.fetch, brands: ['alba'], brand: 'alba', port: 80 });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

describe('appPlugin', () => {
  it('answers the pages and leaves other routes of the server alone', async () => {
    expect(await (await fetch(`${origin}/es/`)).text()).toContain('Hola');
    expect(await (await fetch(`${origin}/api/mine`)).json()).toEqual({ mine: true });
    const posted = await fetch(`${origin}/api/form`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
    expect(await posted.json()).toEqual({ got: { a: 1 } });
  });

  it('reads forms itself', async () => {
    const answer = await fetch(`${origin}/newsletter`, { method: 'POST', body: new URLSearchParams({ email: 'a@b.es', consent: 'yes', language: 'es' }) });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Un paso más');
  });
});
