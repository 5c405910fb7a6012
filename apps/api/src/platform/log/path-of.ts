import { scrub } from '@parral/rules';

/** The address of a request for the log: without its query, which may hold codes, and without tokens in its path. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return scrub(path.replace(/(?<=\/)(?=[\w-]*[A-Z0-9])[\w-]{20,}(?=\/|$)/g, '…'));
}
