import { type LoadContext, PageStatus } from '@parral/site/render';

type Api = LoadContext['api'];

const reads = new WeakMap<Api, Map<string, Promise<unknown>>>();

/** The same answer for all blocks of one page: what several of them show is asked for once. */
export function oncePerPage<T>(api: Api, name: string, read: () => Promise<T>): Promise<T> {
  const ofPage = reads.get(api) ?? new Map<string, Promise<unknown>>();
  reads.set(api, ofPage);
  const known = ofPage.get(name);
  if (known) return known as Promise<T>;
  const reading = read();
  ofPage.set(name, reading);
  return reading;
}

/**
 * The answer of a call, or the whole page's status where there is none (specification section 8): 401 leads to the
 * login, another status to the error page with that status, no answer at all to 500.
 */
export async function orPageStatus<T>(call: Promise<{ data?: T; response: Response }>, what: string): Promise<T> {
  const { data, response } = await call.catch((error: unknown) => {
    console.error(`${what} could not be read`, error);
    throw new PageStatus(500, `${what} did not answer`);
  });
  if (data === undefined) throw new PageStatus(response.ok ? 500 : response.status, `${what} answered ${response.status}`);
  return data;
}
