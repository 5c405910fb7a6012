import { askedOf, type Call, callsByTag, type Described } from './calls.ts';

const json = 'application/json';

/**
 * The calls as a Postman collection (format 2.1.0), which Bruno and Insomnia import: by their tags, filled with the recorded examples,
 * with the answer that came. `{{baseUrl}}` is the estate's address, `{{token}}` a program's token. From the same description the same text.
 */
export function postmanCollection(description: Described): object {
  const { info } = description;
  return {
    info: {
      name: info.title,
      version: info.version,
      description: info.description ?? '',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: 'http://localhost:3000' },
      { key: 'token', value: '' },
    ],
    item: callsByTag(description).map(({ tag, about, calls }) => ({ name: tag, description: about, item: calls.map(item) })),
  };
}

function item(call: Call): object {
  const { operation } = call;
  const request = requestOf(call);
  const recorded = operation.responses['200']?.content?.[json]?.examples?.['recorded'];
  return {
    name: operation.summary ?? operation.operationId,
    request,
    response:
      recorded === undefined
        ? []
        : [
            {
              name: 'recorded',
              originalRequest: request,
              code: 200,
              status: 'OK',
              header: [{ key: 'content-type', value: json }],
              body: JSON.stringify(recorded.value, null, 2),
              _postman_previewlanguage: 'json',
            },
          ],
  };
}

function requestOf({ method, path, operation }: Call): object {
  const { parameters = [] } = operation;
  const of = (place: string) =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, required, description = '', example }) => ({
        key: name,
        value: textOf(example),
        description,
        ...(place === 'query' && { disabled: required !== true && example === undefined }),
      }));
  const query = of('query');
  const used = query.filter((one) => one.disabled !== true).map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
  // Postman writes what is a name in a path with a colon.
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const body = operation.requestBody?.content?.[json];
  const token = operation.security?.some((one) => one['token'] !== undefined) === true;
  return {
    method,
    description: [operation.operationId, operation.description, `Asks for: ${askedOf(operation)}.`].filter(Boolean).join('\n\n'),
    header: body === undefined ? [] : [{ key: 'content-type', value: json }],
    auth: token ? { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] } : { type: 'noauth' },
    url: {
      raw: `{{baseUrl}}${route}${used.length > 0 ? `?${used.join('&')}` : ''}`,
      host: ['{{baseUrl}}'],
      path: route.slice(1).split('/'),
      ...(query.length > 0 && { query }),
      ...(path.includes('{') && { variable: of('path') }),
    },
    ...(body !== undefined && { body: { mode: 'raw', raw: JSON.stringify(body.example ?? {}, null, 2), options: { raw: { language: 'json' } } } }),
  };
}

function textOf(example: unknown): string {
  if (example === undefined || example === null) return '';
  return typeof example === 'string' ? example : JSON.stringify(example);
}
