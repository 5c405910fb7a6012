import { askedOf, callsByTag, type Described } from './calls.ts';

/** `llms.txt` (llmstxt.org): what a program that reads before it calls has to know, and every call in a line with where it is described. */
export function llmsText(description: Described, errors: Readonly<Record<string, { status: number; message: string }>>): string {
  const { info } = description;
  const sections = callsByTag(description).map(({ tag, about, calls }) => {
    const lines = calls.map(
      ({ method, path, operation }) =>
        `- [${operation.operationId}](/api/docs/plain#${operation.operationId}): \`${method} ${path}\`. ${operation.summary ?? ''}. Asks for: ${askedOf(operation)}.`,
    );
    return `## ${tag}\n\n${about}.\n\n${lines.join('\n')}`;
  });
  const codes = Object.entries(errors).map(([code, { status, message }]) => `- \`${code}\` (${status}): ${message}`);
  return `# ${info.title}

> ${(info.description ?? '').trim().replaceAll('\n', '\n> ')}

- The whole description, with an example at every call: [openapi.json](/api/openapi.json). To be read: [/api/docs](/api/docs); without scripts: [/api/docs/plain](/api/docs/plain). To be tried: [a Postman collection](/api/postman.json), which Bruno and Insomnia read too.
- Programs of an estate send \`Authorization: Bearer parral_…\`; \`estate token add\` makes one. A browser has a session by cookie, which the server sets.
- Every refusal has the same form: \`{ "detail": "<code>", "message": "…", "error_id": "…" }\`; \`fields\` names what was wrong in the request. 429 and 503 say by \`Retry-After\` when to come back.
- Dates are \`YYYY-MM-DD\`, moments ISO 8601 with their zone, money euros with two decimals.

${sections.join('\n\n')}

## Codes of refusals

${codes.join('\n')}
`;
}
