import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../server/api-error.ts';
import type { Context } from '../../server/context.ts';
import { answer, type Handlers } from '../../server/handlers.ts';
import { loadSite } from '../site/load-site.ts';
import { subscribe } from './newsletter.store.ts';

/** Subscriptions (specification sections 2 and 8, newsletter). */
export function newsletter(context: Context): Pick<Handlers, 'subscribeToNewsletter'> {
  const siteContent = context.content.memo(loadSite);
  return {
    async subscribeToNewsletter({ body, request, reply }) {
      await context.limits.take('newsletter by address', request.ip);
      if (!(await siteContent()).brands.has(body.site)) throw new ApiError('BAD_REQUEST', { fields: { site: 'UNKNOWN' } });
      const isNew = await subscribe(context.db, { ...body, email: body.email.toLowerCase() });
      const back = formPage(request);
      if (back !== null) {
        reply.header('location', `${back}#newsletter-${isNew ? 'ok' : 'registered'}`);
        return answer(303, undefined as never);
      }
      return isNew ? { status: 'ok' } : answer(409, { detail: 'Already registered' });
    },
  };
}

/** For a form sent without script: the path of the page it stands on, to go back to; null for everything else. */
function formPage(request: FastifyRequest): string | null {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  if (!isForm || request.headers.accept?.includes('text/html') !== true) return null;
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return page.host === request.host ? `${page.pathname}${page.search}` : '/';
}
