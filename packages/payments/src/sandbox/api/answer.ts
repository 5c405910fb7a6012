import { createHash } from 'node:crypto';
import type { PaymentStore } from '../store/payment-store.ts';
import type { Change, EventRecord } from '../store/records.ts';
import { newId } from '../ids.ts';
import type { LedgerFile } from '../ledger/ledger-file.ts';
import { API_VERSION } from '../shapes/event.ts';
import { renderReply } from '../shapes/reply.ts';
import type { SandboxLog } from '../webhooks/deliveries.ts';
import type { Call, Handler, Outcome } from './call.ts';
import { Parameters } from './parameters.ts';
import { Refusal, badParameter, noAccess } from './refusal.ts';
import { findRoute } from './routes.ts';
import { lapsed } from './test-helpers.ts';

/** A call as it comes in. `path` is what follows `/v1/`, without the query. */
export type Incoming = {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
};
export type Answer = { status: number; headers: Record<string, string>; body: string };

export type AnswerDeps = {
  store: PaymentStore;
  ledger: LedgerFile<Change>;
  secretKey: string;
  publishableKey: string;
  publicUrl: string;
  settings: Call['settings'];
  /** Milliseconds since 1970. */
  clock(): number;
  log: SandboxLog;
  /** Told of every change once it is in the ledger. */
  happened(events: EventRecord[]): void;
};

/**
 * Answers one call of Stripe's REST interface. State is changed in one step without waiting; the answer
 * leaves when the ledger has the change, and a reading call waits for what it has seen to be there too.
 */
export class Answers {
  readonly #deps: AnswerDeps;
  /** Keys whose first call has not been answered yet. */
  readonly #underWay = new Set<string>();
  /** Routes whose next call fails, and whether it is carried out all the same. */
  readonly #failing = new Map<string, boolean>();

  constructor(desk: AnswerDeps) {
    this.#deps = desk;
  }

  async answer(incoming: Incoming): Promise<Answer> {
    const request = newId('req');
    try {
      return await this.#run(incoming, request);
    } catch (error) {
      if (error instanceof Refusal) {
        const view = { kind: 'none' as const, object: null, charge: null, expand: [], browser: false, error: error.fields };
        return this.#reply(error.status, renderReply(view, this.#deps), request, incoming);
      }
      this.#deps.log.error({ err: error, request, path: incoming.path }, 'The Stripe sandbox failed to answer a call.');
      return this.#reply(500, { error: { type: 'api_error', message: `The sandbox failed on this call (${request}); its log says why.` } }, request, incoming);
    }
  }

  /** Changes the store, writes the change, and tells of its events once it is written. */
  async commit(change: Change): Promise<void> {
    const line = this.#deps.store.line(change);
    const events = this.#deps.store.apply(change);
    await this.#deps.ledger.append(line);
    if (events.length > 0) this.#deps.happened(events);
  }

  async #run(incoming: Incoming, request: string): Promise<Answer> {
    const { store, ledger, publicUrl, settings } = this.#deps;
    const found = findRoute(incoming.method, incoming.path);
    if (!found)
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${incoming.method}: /v1/${incoming.path}). The sandbox has the calls that its README lists.`,
      });
    const now = Math.floor(this.#deps.clock() / 1000);
    const parameters = Parameters.from(incoming.method === 'GET' ? incoming.query : incoming.body);
    const browser = this.#isBrowser(incoming, parameters);
    const failNext: Call['failNext'] = (route, isCarriedOut) => void this.#failing.set(route, isCarriedOut);
    const call: Call = { store, now, id: found.id, parameters, browser, publicUrl, settings, failNext };
    if (store.authorised.has(found.id)) await Promise.all(lapsed(store, now, [found.id]).map((change) => this.commit(change)));
    if ('read' in found.route) {
      const body = found.route.read(call);
      await ledger.settled();
      return this.#reply(200, body, request, incoming);
    }
    const key = incoming.idempotencyKey;
    if (key === undefined) return this.#write(this.#handlerOf(found.name, found.route.write), call, request, incoming);
    if (key === '' || key.length > 255) throw badParameter('Idempotency keys have from 1 to 255 characters.');
    const fingerprint = fingerprintOf(incoming);
    const kept = store.kept.get(key);
    if (kept && kept.fingerprint !== fingerprint) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (this.#underWay.has(key)) {
      throw new Refusal(409, {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
        doc_url: 'https://docs.stripe.com/error-codes#idempotency-key-in-use',
        message: `There is currently another in-progress request using this Idempotency-Key (that probably means you submitted twice, and the other request is still going through): ${key}. If you're sure the other request has finished, try again.`,
      });
    }
    if (kept) {
      await ledger.settled();
      return this.#reply(kept.status, renderReply(kept.view, this.#deps), request, incoming, { 'idempotent-replayed': 'true' });
    }
    const handler = this.#handlerOf(found.name, found.route.write);
    this.#underWay.add(key);
    try {
      return await this.#write(handler, call, request, incoming, { key, fingerprint });
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #write(handler: Handler, call: Call, request: string, incoming: Incoming, idempotency?: { key: string; fingerprint: string }): Promise<Answer> {
    const { store } = this.#deps;
    const expand = call.parameters.list('expand');
    const outcome = this.#outcome(handler, call);
    const { status, show, error } = outcome;
    const kept = idempotency && {
      k: idempotency.key,
      f: idempotency.fingerprint,
      s: status,
      v: show.kind,
      ...(show.id && { o: show.id }),
      ...(expand.length > 0 && { x: expand }),
      ...(call.browser && { b: 1 as const }),
      ...(error && { e: error }),
      r: request,
    };
    const written = this.commit({ at: call.now, ...outcome.change, ...(kept && { q: kept }) });
    // Read before waiting: the reply shows the record as this call left it, whatever comes next.
    const view = { ...store.view(show.kind, show.id, expand, call.browser), error: error ?? null };
    await written;
    return this.#reply(status, renderReply(view, this.#deps), request, incoming);
  }

  /** A refusal that comes from the state is an outcome like any other, so that its key replays it. */
  #outcome(handler: Handler, call: Call): Outcome {
    try {
      return handler(call);
    } catch (error) {
      if (!(error instanceof Refusal) || !error.kept) throw error;
      return {
        status: error.status,
        change: {},
        show: { kind: error.intent ? 'payment_intent' : 'none', id: error.intent ?? '' },
        error: error.fields,
      };
    }
  }

  /** The handler of a route; where its next call is to fail, one that answers with a 500. */
  #handlerOf(name: string, handler: Handler): Handler {
    const isCarriedOut = this.#failing.get(name);
    if (isCarriedOut === undefined) return handler;
    this.#failing.delete(name);
    const error = { type: 'api_error' as const, message: 'An unknown error occurred: the sandbox was told to fail on this call.' };
    return (call) => ({ status: 500, change: isCarriedOut ? this.#outcome(handler, call).change : {}, show: { kind: 'none', id: '' }, error });
  }

  #isBrowser({ authorization, path }: Incoming, parameters: Parameters): boolean {
    const { secretKey, publishableKey } = this.#deps;
    const key = keyOf(authorization) ?? parameters.text('key');
    if (key === secretKey) return false;
    if (key === publishableKey) return true;
    // The challenge may be finished by whoever holds the intent's client secret: findIntent compares it.
    if (key === null && path.endsWith('/authenticate') && parameters.has('client_secret')) return true;
    if (key === null)
      throw noAccess(
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      );
    throw noAccess(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, Math.min(key.length, 24) - 8))}`);
  }

  #reply(status: number, body: unknown, request: string, incoming: Incoming, extra?: Record<string, string>): Answer {
    return {
      status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-cache, no-store',
        'request-id': request,
        'stripe-version': API_VERSION,
        // Browsers of another origin reach the sandbox as they reach Stripe; no cookie is ever read here.
        'access-control-allow-origin': '*',
        ...(incoming.idempotencyKey && { 'idempotency-key': incoming.idempotencyKey }),
        ...extra,
      },
      body: JSON.stringify(body),
    };
  }
}

function keyOf(authorization: string | undefined): string | null {
  if (!authorization) return null;
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
  return null;
}

/** The same for the same method, path and parameters in any order. */
function fingerprintOf({ method, path, body }: Incoming): string {
  return createHash('sha1')
    .update(`${method} ${path}\n${body.split('&').sort().join('&')}`)
    .digest('base64url');
}
