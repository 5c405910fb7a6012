import { scrub, scrubStack, stackLine } from './scrub.ts';

/** Where errors are reported to: a service that speaks Sentry's envelopes. */
export interface ReportAddress {
  /** The setting as it was given. */
  dsn: string;
  /** Scheme, host and port. */
  origin: string;
  /** What an envelope is posted to; carries the public key. */
  url: string;
}

/** What happened, as it is reported; everything in it is scrubbed of personal data first. */
export interface ErrorReport {
  /** 32 hexadecimal digits. */
  eventId: string;
  /** ISO date and time. */
  at: string;
  platform: 'javascript' | 'node';
  /** Which part of the house, for example `api`, `shop`. */
  part: string;
  type: string;
  message: string;
  stack: string;
  /** Address of the page; its query and hash are left out. */
  page?: string;
}

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
}

/** Reads `https://<public key>@<host>/<project>`; null for anything else. */
export function reportAddress(dsn: string): ReportAddress | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname } = new URL(dsn);
  const found = /^(.*)\/(\d+)$/.exec(pathname);
  if (!/^https?:$/.test(protocol) || username === '' || found === null) return null;
  const origin = `${protocol}//${host}`;
  return {
    dsn,
    origin,
    url: `${origin}${found[1]}/api/${found[2]}/envelope/?sentry_key=${encodeURIComponent(username)}&sentry_version=7&sentry_client=parral%2F1`,
  };
}

/** The envelope to post: three lines of JSON, without e-mail addresses, documents, telephone numbers, tokens, queries and hashes. */
export function errorEnvelope({ eventId, at, platform, part, type, message, stack, page }: ErrorReport, { dsn }: ReportAddress): string {
  const event = {
    event_id: eventId,
    timestamp: at,
    platform,
    level: 'error',
    tags: { part },
    ...(page !== undefined && { request: { url: scrub(page) } }),
    exception: { values: [{ type: scrub(type), value: scrub(message), stacktrace: { frames: framesOf(scrubStack(stack)) } }] },
  };
  const lines = [{ event_id: eventId, sent_at: at, dsn }, { type: 'event', content_type: 'application/json' }, event];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Lines of a stack that is scrubbed, oldest first; at most fifty. */
function framesOf(stack: string): Frame[] {
  const frames: Frame[] = [];
  for (const line of stack.split('\n')) {
    const found = stackLine(line);
    if (found) frames.unshift({ function: found[1]?.trim() || '?', filename: found[2] ?? '', lineno: Number(found[3]), colno: Number(found[4]) });
    if (frames.length === 50) break;
  }
  return frames;
}
