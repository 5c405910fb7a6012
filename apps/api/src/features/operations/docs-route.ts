import description from '@parral/api-spec/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../platform/http/html-page.ts';
import { docsPage } from './docs-page.ts';

/** `/api/docs`: the description for people. */
export function installDocs(app: FastifyInstance): void {
  let body: string | undefined;
  app.get('/api/docs', async (_request, reply) => {
    body ??= docsPage(description);
    return sendPage(reply, description.info.title, body);
  });
}
