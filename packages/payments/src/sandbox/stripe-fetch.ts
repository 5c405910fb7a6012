/**
 * A `fetch` that sends the Stripe SDK's calls to `base` (`http://localhost:3000/sandbox/stripe`) instead of
 * Stripe's own address, keeping path and query: `Stripe.createFetchHttpClient(stripeFetch(base))`. The SDK
 * itself can change host and port, but not put a path before `/v1/`.
 */
export function stripeFetch(base: string, fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  const root = base.replace(/\/$/, '');
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${root}${pathname}${search}`, init);
  };
}
