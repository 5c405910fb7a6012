import { readFile } from 'node:fs/promises';
import { errors } from '@parral/api-spec';
import { escapeHtml as text, sendPage } from '../../platform/http/html-page.ts';
import { type Schema, typeOf } from './schema-text.ts';
import type { FastifyInstance } from 'fastify';
import { installViewer } from './docs-viewer.ts';

interface Described {
  description?: string;
  content?: Record<string, { schema?: Schema }>;
  $ref?: string;
}

interface DescribedOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: Described;
  responses: Record<string, Described>;
}

export interface Description {
  info: { title: string; description?: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Described> };
}

/** The description as a page: calls by their tags, then the forms they name, then the errors. Returns the body's HTML. */
export function docsPage(api: Description): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
  const byTag = Map.groupBy(calls, (call) => call.operation.tags?.[0] ?? '');
  const sections = api.tags.map((tag) => {
    const own = (byTag.get(tag.name) ?? []).map((call) => callHtml(api, call.method, call.path, call.operation));
    return `<section id="${text(tag.name)}"><h2>${text(tag.name)}</h2><p>${text(tag.description ?? '')}</p>${own.join('')}</section>`;
  });
  return [
    `<h1>${text(api.info.title)}</h1>`,
    ...(api.info.description ?? '')
      .trim()
      .split('\n')
      .map((line) => `<p>${text(line)}</p>`),
    '<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a>, <a href="/api/llms.txt">/api/llms.txt</a>, and to be tried <a href="/api/postman.json">a Postman collection</a>.</p>',
    `<nav aria-label="Calls"><ul>${calls.map(({ operation }) => `<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`).join('')}</ul></nav>`,
    ...sections,
    `<section><h2>Forms</h2>${Object.entries(api.components.schemas)
      .map(
        ([name, schema]) => `<h3 id="form-${name}">${name}</h3>${schema.description ? `<p>${text(schema.description)}</p>` : ''}<pre>${typeOf(schema)}</pre>`,
      )
      .join('')}</section>`,
    errorsHtml(),
  ].join('');
}

function callHtml(api: Description, method: string, path: string, operation: DescribedOperation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${text(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${typeOf(schema ?? {})}</code></td><td>${text(description ?? '')}</td></tr>`,
  );
  const responses = Object.entries(operation.responses).map(([status, given]) => {
    const response = given.$ref === undefined ? given : (api.components.responses[given.$ref.split('/').at(-1) ?? ''] ?? given);
    return `<tr><td><code>${status}</code></td><td>${text(response.description ?? '')}</td><td>${bodyHtml(response)}</td></tr>`;
  });
  return [
    `<h3 id="${operation.operationId}">${method.toUpperCase()} ${text(path)}</h3>`,
    `<p>${text(operation.summary ?? '')}</p>`,
    parameters.length > 0 ? table(['Parameter', 'In', 'Type', 'Meaning'], parameters) : '',
    operation.requestBody === undefined ? '' : `<p>Body: ${bodyHtml(operation.requestBody)}</p>`,
    table(['Status', 'Meaning', 'Form'], responses),
  ].join('');
}

function bodyHtml({ content = {} }: Described): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `<code>${typeOf(schema ?? {})}</code> ${type === 'application/json' ? '' : `(${text(type)})`}`)
    .join('<br>');
}

function errorsHtml(): string {
  const rows = Object.entries(errors).map(([code, { status, message }]) => `<tr><td><code>${code}</code></td><td>${status}</td><td>${text(message)}</td></tr>`);
  return `<section id="errors"><h2>Errors</h2>${table(['Code', 'Status', 'What happened'], rows)}</section>`;
}

function table(heads: string[], rows: string[]): string {
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

import description from '@parral/api-spec/openapi.json' with { type: 'json' };

/** The description for people: at `/api/docs` to search and to try, at `/api/docs/plain` without scripts; and what is made from it. */
export function installDocs(app: FastifyInstance): void {
  let body: string | undefined;
  installViewer(app, description.info.title);
  app.get('/api/docs/plain', async (_request, reply) => {
    body ??= docsPage(description);
    return sendPage(reply, description.info.title, body);
  });
  for (const [address, { name, type }] of Object.entries(papers))
    app.get(address, async (_request, reply) => reply.type(type).send(await readFile(new URL(import.meta.resolve(`@parral/api-spec/${name}`)), 'utf8')));
}

/** What is made from the description for programs, beside itself. */
const papers = {
  '/api/llms.txt': { name: 'llms.txt', type: 'text/plain; charset=utf-8' },
  '/api/postman.json': { name: 'postman.json', type: 'application/json; charset=utf-8' },
};
