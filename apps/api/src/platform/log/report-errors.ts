import { randomBytes } from 'node:crypto';
import { errorEnvelope, type ReportAddress } from '@parral/rules';
import type { LogTarget } from './logger.ts';

/** From this level of the log on a line is an error. */
const errorLevel = 50;
/** In any minute: an error that repeats itself is not sent a thousand times. */
const mostInMinute = 60;

interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string };
}

/**
 * A log whose errors are also sent to a service that speaks Sentry's envelopes. The log's lines hold no personal data; the envelope
 * is scrubbed once more. That it could not be sent is written in the log itself.
 */
export function reportingTarget(address: ReportAddress, log: LogTarget): LogTarget {
  let minute = 0;
  let sent = 0;
  return {
    write(text) {
      log.write(text);
      const line = JSON.parse(text) as Line;
      if (line.level < errorLevel) return;
      const now = Math.floor(line.time / 60_000);
      if (now !== minute) [minute, sent] = [now, 0];
      sent += 1;
      if (sent > mostInMinute) return;
      const body = errorEnvelope(
        {
          eventId: randomBytes(16).toString('hex'),
          at: new Date(line.time).toISOString(),
          platform: 'node',
          part: 'api',
          type: line.err?.type ?? 'Error',
          message: [line.msg, line.err?.message].filter(Boolean).join(': '),
          stack: line.err?.stack ?? '',
        },
        address,
      );
      send(address, body).catch((error: unknown) =>
        log.write(`${JSON.stringify({ level: 40, time: line.time, msg: 'an error could not be sent to the error service', reason: String(error) })}\n`),
      );
    },
  };
}

async function send({ url }: ReportAddress, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}
