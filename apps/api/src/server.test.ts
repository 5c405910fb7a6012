import description from '@parral/api-spec/openapi.json' with { type: 'json' };
import { errors } from '@parral/api-spec';
import type { components } from '@parral/api-spec';
import { afterAll, expect, test } from 'vitest';
import { describeOnBoth } from './testing/with-api.ts';

type ErrorForm = components['schemas']['Error'];
const login = '/api/club/login/';
const lines: string[] = [];

describeOnBoth(
  'the server',
  (api) => {
    // Those of one database are not those of the other.
    afterAll(() => void lines.splice(0));

    test('fault "a warning at every start": a server that is well logs none', () => {
      expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
    });

    test('health, readiness and figures', async () => {
      const visitor = api().visitor();
      expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok' });
      expect((await visitor.get('/readyz')).body).toEqual({ status: 'ok' });
      const figures = await visitor.get('/metrics');
      expect(figures.headers['content-type']).toMatch(/^text\/plain/);
      for (const lane of ['money', 'events', 'mail']) {
        expect(figures.text).toMatch(new RegExp(`^outbox_rows\\{lane="${lane}",state="dead"\\} 0$`, 'm'));
        expect(figures.text).toMatch(new RegExp(`^outbox_oldest_seconds\\{lane="${lane}"\\} \\d`, 'm'));
      }
      expect(figures.text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/);
    });

    test('the description is given out as it stands, and read as a page without scripts', async () => {
      const visitor = api().visitor();
      expect((await visitor.get('/api/openapi.json')).body).toEqual(description);
      const docs = await visitor.get('/api/docs/plain');
      for (const operation of ['listProducts', 'createOrderIntent', 'login']) expect(docs.text).toContain(`id="${operation}"`);
      for (const code of Object.keys(errors)) expect(docs.text).toContain(code);
      expect(docs.text).not.toContain('<script');
      expect(docs.headers['content-security-policy']).toContain("default-src 'none'");
    });

    test('llms.txt and the Postman collection made from it are given out', async () => {
      const text = await api().visitor().get('/api/llms.txt');
      expect(text).toMatchObject({ status: 200, text: expect.stringContaining('[createOrderIntent](/api/docs/plain#createOrderIntent)') });
      const collection = await api().visitor().get('/api/postman.json');
      expect(collection.body).toMatchObject({ info: { schema: expect.stringContaining('collection/v2.1.0') } });
    });

    test('the page to search and try it runs scripts of this host alone, and asks nobody else', async () => {
      const { text, headers } = await api().visitor().get('/api/docs');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
      const script = await api().visitor().get('/api/docs/viewer.js');
      expect(script).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'gzip' } });
      const held = await api()
        .visitor()
        .get('/api/docs/viewer.js', { headers: { 'if-none-match': String(script.headers['etag']) } });
      expect(held.status).toBe(304);
    });

    test('every answer carries the security headers and a request id', async () => {
      for (const url of ['/healthz', '/api/site/alba/', '/api/site/alba/', '/nowhere']) {
        const { headers } = await api().visitor().get(url);
        expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'strict-origin-when-cross-origin' });
        expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      }
      const { headers } = await api()
        .visitor()
        .get('/healthz', { headers: { 'x-request-id': 'from-the-proxy-1' } });
      expect(headers['x-request-id']).toBe('from-the-proxy-1');
    });

    test('nothing at an address is 404 in the Error form, with the id of the request', async () => {
      const { status, body, headers } = await api().visitor().get<ErrorForm>('/api/nowhere/');
      expect(status).toBe(404);
      expect(body).toEqual({ detail: 'NOT_FOUND', message: errors.NOT_FOUND.message, error_id: headers['x-request-id'] });
    });

    test('a body without the described form is 400 and names the fields; nothing is coerced', async () => {
      const visitor = api().visitor();
      const { status, body } = await visitor.post<ErrorForm>(login, { email: 'no address', password: 12345, more: true });
      expect(status).toBe(400);
      expect(body).toMatchObject({ detail: 'BAD_REQUEST', fields: { email: 'PATTERN', password: 'TYPE', more: 'UNKNOWN' } });
      expect((await visitor.post<ErrorForm>(login, { email: 'a@example.com' })).body.fields).toEqual({ password: 'REQUIRED' });
      expect((await visitor.get<ErrorForm>('/api/catalogue/products/?language=fr&brand=alba&p=0')).body.fields).toEqual({ language: 'ENUM', p: 'MINIMUM' });
    });

    test('a control character, or half a character, is 400 in the path, the query and the body of every operation (a NUL was a 500)', async () => {
      const visitor = api().visitor();
      const answers: string[] = [];
      for (const [path, operations] of Object.entries(description.paths))
        for (const [method, operation] of Object.entries(operations)) {
          if (!('operationId' in operation)) continue;
          const address = path.replaceAll(/\{\w+\}/g, 'x');
          const inPath = path.includes('{') ? [path.replaceAll(/\{\w+\}/g, 'x%00y')] : [];
          for (const url of [`${address}?language=%00`, `${address}?q=a%1fb`, ...inPath]) {
            const body = 'requestBody' in operation ? {} : undefined;
            const { status } = await visitor.send(method.toUpperCase() as 'GET', url, body, {});
            answers.push(`${operation.operationId} ${status}`);
          }
          if (!('requestBody' in operation)) continue;
          for (const deep of ['a\u0000b', 'a\ud800b']) {
            const { status } = await visitor.send(method.toUpperCase() as 'POST', address, { text: [{ deep }] }, {});
            answers.push(`${operation.operationId} ${status}`);
          }
        }
      expect(answers.length).toBeGreaterThan(150);
      for (const text of ['a\u0000b', 'a\ud800b'])
        expect((await visitor.post<ErrorForm>(login, { email: 'a@example.com', password: text })).body.fields).toEqual({ password: 'CONTROL_CHARACTER' });
      // What needs a member or another sender says so first.
      expect(answers.filter((answer) => !/ 40[01]$/.test(answer))).toEqual([]);
    });

    test.each([
      ['broken JSON', '{"email":', 'application/json'],
      ['a prototype in JSON', '{"email":"a@example.com","password":"x","__proto__":{"admin":true}}', 'application/json'],
      ['plain text', 'hello', 'text/plain'],
      ['a calendar', 'BEGIN:VCALENDAR', 'text/calendar'],
      ['a form', 'email=a%40example.com&password=x', 'application/x-www-form-urlencoded'],
      ['another type', '<a/>', 'application/xml'],
    ])('%s is 400 BAD_REQUEST', async (_, body, type) => {
      const reply = await api()
        .visitor()
        .post<ErrorForm>(login, body, { headers: { 'content-type': type } });
      expect(reply.status).toBe(400);
      expect(reply.body.detail).toBe('BAD_REQUEST');
    });

    test.each([
      ['another origin', { origin: 'https://evil.example' }],
      ['an opaque origin', { origin: 'null' }],
      ['the other brand', { origin: 'http://brisa.localhost' }],
    ])('a change that comes from %s is refused with ORIGIN_NOT_ALLOWED', async (_, headers) => {
      const { status, body } = await api().visitor().post<ErrorForm>(login, { email: 'a@example.com', password: 'x' }, { headers });
      expect(status).toBe(403);
      expect(body.detail).toBe('ORIGIN_NOT_ALLOWED');
    });

    test('without an Origin, Sec-Fetch-Site decides; what is no browser passes', async () => {
      const { app } = api();
      const send = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/api/club/logout/', headers: { host: 'localhost', ...headers } });
      expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
      expect((await send({})).statusCode).toBe(200);
    });

    test('what nobody foresaw is a 500 whose error_id stands in the log, and no personal data does', async () => {
      lines.length = 0;
      const { db } = api().context;
      const visitor = api().visitor();
      const broken = db.select.bind(db);
      db.select = () => {
        throw new Error('lost lucia@club.example at once');
      };
      const { status, body } = await visitor.post<ErrorForm>(login, { email: 'lucia@club.example', password: 'a-secret-word' });
      db.select = broken;
      expect(status).toBe(500);
      expect(body).toMatchObject({ detail: 'INTERNAL_ERROR', message: errors.INTERNAL_ERROR.message });
      const log = lines.join('');
      expect(log).toContain(`"error_id":"${body.error_id}"`);
      expect(log).toContain('lost …@… at once');
      for (const secret of ['lucia@', 'a-secret-word']) expect(log).not.toContain(secret);
    });

    test('with the disk nearly full, changes are refused with STORAGE_FULL and reading goes on', async () => {
      const { disk } = api().context;
      Object.defineProperty(disk, 'full', { value: true, configurable: true });
      const visitor = api().visitor();
      const { status, body } = await visitor.post<ErrorForm>('/api/newsletter/', {
        email: 'full@example.com',
        site: 'alba',
        language: 'es',
        origin: 'footer',
      });
      expect(status).toBe(503);
      expect(body.detail).toBe('STORAGE_FULL');
      expect((await visitor.get('/api/site/alba/')).status).toBe(200);
      Reflect.deleteProperty(disk, 'full');
      expect((await visitor.post('/api/club/logout/')).status).toBe(200);
    });
  },
  { logTarget: { write: (line) => void lines.push(line) } },
);
