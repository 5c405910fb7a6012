import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Answer, Answers } from './api/answer.ts';
import type { PaymentStore } from './store/payment-store.ts';
import { browserScript } from './browser/serve-script.ts';
import { registerBankPage } from './bank-page.ts';
import { registerChallengePage } from './challenge-page.ts';

const BASE = '/sandbox/stripe';
const V1 = '/v1/';

type PluginOptions = { answers: Answers; store: PaymentStore; publishableKey: string };

/** The sandbox as a Fastify plugin: REST under `/sandbox/stripe/v1/`, the browser script at `/sandbox/stripe/v3/`, the pages of a challenge and of a bank. */
export function sandboxPlugin({ answers, store, publishableKey }: PluginOptions): FastifyPluginAsync {
  return async (server) => {
    // The body is read here in Stripe's own form, whatever parsers the server has for its own calls.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    server.route({
      method: ['GET', 'POST', 'DELETE'],
      url: `${BASE}${V1}*`,
      async handler(request, reply) {
        const { headers, method } = request;
        const answer = await answers.answer({
          method,
          ...splitUrl(request.url),
          body: typeof request.body === 'string' ? request.body : '',
          authorization: headers.authorization,
          idempotencyKey: headers['idempotency-key'] as string | undefined,
        });
        return send(reply, answer);
      },
    });
    registerScript(server);
    registerChallengePage(server, BASE, { answers, store, publishableKey });
    registerBankPage(server, BASE, { answers, store, publishableKey });
  };
}

function registerScript(server: FastifyInstance) {
  for (const url of [`${BASE}/v3/`, `${BASE}/v3`]) {
    server.get(url, async (request, reply) => {
      const { text, packed, etag } = browserScript();
      reply.headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=300',
        etag,
        'access-control-allow-origin': '*',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.header('vary', 'accept-encoding');
      if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return text;
      return reply.header('content-encoding', 'br').send(packed);
    });
  }
}

/** The sandbox as a `fetch`, for the Stripe SDK in the same process; the address's host is ignored. */
export function directFetch(answers: Answers): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : null;
    const headers = new Headers(init?.headers ?? request?.headers);
    const address = new URL(input instanceof Request ? input.url : input);
    const answer = await answers.answer({
      method: init?.method ?? request?.method ?? 'GET',
      ...splitUrl(address.pathname + address.search),
      body: typeof init?.body === 'string' ? init.body : request ? await request.text() : '',
      authorization: headers.get('authorization') ?? undefined,
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
}

function splitUrl(url: string): { path: string; query: string } {
  const cut = url.indexOf('?');
  const path = cut === -1 ? url : url.slice(0, cut);
  return { path: decodeURIComponent(path.slice(path.indexOf(V1) + V1.length)), query: cut === -1 ? '' : url.slice(cut + 1) };
}

const send = (reply: FastifyReply, { status, headers, body }: Answer) => reply.code(status).headers(headers).send(body);
