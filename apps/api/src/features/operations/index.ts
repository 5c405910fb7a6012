import { createHash, timingSafeEqual } from 'node:crypto';
import { errors } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { description } from '../../platform/http/description.ts';
import type { Registry } from 'prom-client';
import type { Context } from '../../platform/context.ts';
import { registerNightlyAudit } from './nightly-audit.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { answer, type Handlers } from '../../platform/http/handlers.ts';

export { installDocs } from './docs-page.ts';

export const uses = ['notices'] as const;

/** The description, health and figures of the running server, and the audit of every night. */
export function operations(context: Context, registry: Registry): Pick<Handlers, 'getOpenapi' | 'getHealth' | 'getReady' | 'getMetrics'> {
  registerNightlyAudit(context, registry);
  return {
    async getOpenapi() {
      return description;
    },
    async getHealth() {
      return { status: 'ok' };
    },
    async getReady() {
      if (context.isEnding()) return answer(503, { detail: 'INTERNAL_ERROR', message: 'This server is about to end: ask another one.' });
      if (!(await isDatabaseAwake(context))) return answer(503, { detail: 'DATABASE_UNAVAILABLE', message: errors.DATABASE_UNAVAILABLE.message });
      if (context.content.version > 0) return { status: 'ok' };
      return answer(503, { detail: 'INTERNAL_ERROR', message: 'No content is loaded yet. Import an estate folder: estate import <folder>.' });
    },
    async getMetrics({ request, reply }) {
      if (!mayReadFigures(context.config, request.headers.authorization)) throw new ApiError('NOT_FOUND');
      reply.type('text/plain; version=0.0.4; charset=utf-8');
      return registry.metrics();
    },
  };
}

function mayReadFigures({ metricsToken, nodeEnv }: Context['config'], authorization: string | undefined): boolean {
  if (metricsToken === undefined) return nodeEnv !== 'production';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${metricsToken}`));
}

/** Whoever asks whether we are ready waits a second at most. */
const readyWithinMs = 800;

async function isDatabaseAwake({ db, log }: Context): Promise<boolean> {
  const answers = db.execute(sql`select 1`).then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'not ready: the database does not answer');
      return false;
    },
  );
  const late = new Promise<boolean>((resolve) => void setTimeout(resolve, readyWithinMs, false).unref());
  return Promise.race([answers, late]);
}
