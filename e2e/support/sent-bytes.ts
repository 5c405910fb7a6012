import type { Page, Request } from '@playwright/test';

/** Bodies as a browser is sent them, in kB by Playwright's kind of resource, without headers. */
export type SentBytes = Readonly<Record<string, number>>;

/** What a page fetches meanwhile; `ahead`: when the browser is idle, for a touch that may come: none of it runs before. */
export async function sentBytes(page: Page, visit: () => Promise<unknown>): Promise<SentBytes> {
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  const weigh = (request: Request) => {
    const isAhead = async () => (await request.allHeaders())['sec-purpose'] === 'prefetch';
    const size = async () => ({ type: (await isAhead()) ? 'ahead' : request.resourceType(), bytes: (await request.sizes()).responseBodySize });
    sizes.push(size());
  };
  page.on('requestfinished', weigh);
  await visit();
  page.off('requestfinished', weigh);
  const sent: Record<string, number> = {};
  for (const { type, bytes } of await Promise.all(sizes)) sent[type] = (sent[type] ?? 0) + bytes / 1000;
  return sent;
}

/** All that was sent but what came ahead. */
export const wholeOf = ({ ahead: _, ...sent }: SentBytes): number => Object.values(sent).reduce((sum, kB) => sum + kB, 0);
