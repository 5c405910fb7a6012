import type { LoadContext } from '@parral/site/render';
import { describe, expect, it } from 'vitest';
import { oncePerPage, orPageStatus } from './read-page.ts';

const answered = (status: number, data?: object) => Promise.resolve({ ...(data && { data }), response: new Response(null, { status }) });

describe('section 8: "Page load without response: error page status 500 …; other errors: error page with the response status"', () => {
  it('gives the answer where there is one', async () => {
    await expect(orPageStatus(answered(200, { a: 1 }), 'x')).resolves.toEqual({ a: 1 });
  });
  it.each([401, 404, 503])('%i is the status of the whole page', async (status) => {
    await expect(orPageStatus(answered(status), 'x')).rejects.toMatchObject({ status });
  });
  it('no answer at all is 500', async () => {
    await expect(orPageStatus(Promise.reject(new TypeError('no network')), 'x')).rejects.toMatchObject({ status: 500 });
  });
});

describe('several blocks of a page show parts of one answer', () => {
  it('which is asked for once a page, and again for the next page', async () => {
    let reads = 0;
    const read = () => Promise.resolve((reads += 1));
    const api = () => ({}) as LoadContext['api'];
    const page = api();
    await Promise.all([oncePerPage(page, 'my_club', read), oncePerPage(page, 'my_club', read)]);
    expect(reads).toBe(1);
    await oncePerPage(api(), 'my_club', read);
    expect(reads).toBe(2);
  });
});
