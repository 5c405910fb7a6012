import { ApiError } from './api-error.ts';

/** What can be changed of something, as somebody saw it. */
export type Facts = Readonly<Record<string, string | number | null>>;

/** The version of what these facts say: it goes to who reads, and comes back with a change. */
export function versionOf(facts: Facts): string {
  return Buffer.from(JSON.stringify(facts)).toString('base64url');
}

/** Throws CHANGED_MEANWHILE, with the names of the facts that are no longer as in the version that was seen. */
export function refuseIfChanged(now: Facts, seen: string): void {
  const then = read(seen);
  const changed = Object.keys(now).filter((name) => now[name] !== then[name]);
  if (changed.length > 0) throw new ApiError('CHANGED_MEANWHILE', { changed });
}

function read(version: string): Record<string, unknown> {
  try {
    return (JSON.parse(Buffer.from(version, 'base64url').toString()) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
