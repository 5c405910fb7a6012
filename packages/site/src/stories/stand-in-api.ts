import { type Answering, type ApiRequest, operationAt, Refusal } from './answers.ts';

/**
 * Stands where the network begins: whatever a block asks of `/api/…` is answered by the story, the rest goes on its way.
 * Import it before anything that makes a client of the API, which keeps the `fetch` that it finds.
 */
const network = globalThis.fetch.bind(globalThis);
let answering: Answering = {};
let requests: ApiRequest[] = [];
let unforeseen: string[] = [];
/** What went to and fro. */
let exchanged: unknown[] = [];

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return network(input, init);
  const operation = operationAt(request.method, pathname);
  const answer = operation && answering[operation.id];
  if (!operation || !answer) {
    unforeseen.push(`${request.method} ${pathname}`);
    return Response.json({ detail: 'NOT_FOUND', message: 'No answer in this story' }, { status: 404 });
  }
  const one: ApiRequest = { ...operation, query: Object.fromEntries(searchParams), body: bodyOf(await request.text(), request.headers.get('content-type')) };
  requests.push(one);
  const reply = await Promise.race([answer(one), given(request.signal)]);
  exchanged.push(one.body, reply);
  return reply instanceof Refusal ? Response.json(reply.body, { status: reply.status }) : Response.json(reply);
};

/** From here on the API answers so, and knows of no call yet. */
export function answerWith(next: Answering): void {
  answering = next;
  requests = [];
  unforeseen = [];
  exchanged = [];
}

/** The calls of one operation that the story's blocks have made, oldest first. */
export function requestsTo<Id extends ApiRequest['id']>(id: Id): ApiRequest<Id>[] {
  return requests.filter((one) => one.id === id) as unknown as ApiRequest<Id>[];
}

/** What the blocks of the story sent, and what came back. */
export const exchange = (): readonly unknown[] => exchanged;

/** Calls that the story foresaw no answer for. */
export const unanswered = (): readonly string[] => unforeseen;

function bodyOf(text: string, type: string | null): unknown {
  if (text === '') return null;
  return type?.includes('json') ? (JSON.parse(text) as unknown) : Object.fromEntries(new URLSearchParams(text));
}

/** Rejects when the caller gives up, as a real call does; once its story is over, nobody hears of it any more. */
function given(signal: AbortSignal): Promise<never> {
  const story = answering;
  return new Promise((_, reject) => {
    const stop = () => {
      if (answering === story) reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
