import bundled from '@parral/api-spec/openapi.json' with { type: 'json' };
import { languages } from '@parral/api-spec/languages';

/**
 * The description of the API as this process answers: as it was generated, with the languages that are on here. The generated one
 * never has the pseudo-language of the tests, which a process accepts where it is on.
 */
export const description: typeof bundled = structuredClone(bundled);
description.components.schemas.Language.enum = [...languages];

/**
 * The description as far as requests are held against it, of which routes are made: without what is answered, and without the parts that only
 * answers have. To resolve those took 1.7 s of a start and 50 MB, and nobody reads them but tests (`response-check.ts`).
 */
export function descriptionOfRequests(): typeof bundled {
  const paths = Object.fromEntries(Object.entries(description.paths).map(([path, item]) => [path, withoutAnswers(item)]));
  const components: Record<string, Record<string, unknown>> = { securitySchemes: description.components.securitySchemes };
  const reach = (text: string): void => {
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/([^/"]+)\/([^/"]+)/g)) {
      const part = (description.components as Record<string, Record<string, unknown>>)[kind]?.[name];
      if (part === undefined || components[kind]?.[name] !== undefined) continue;
      (components[kind] ??= {})[name] = part;
      reach(JSON.stringify(part));
    }
  };
  reach(JSON.stringify(paths));
  const { openapi, info } = description;
  return { openapi, info, paths, components } as unknown as typeof bundled;
}

/** An operation has to name an answer, so it names one. */
const withoutAnswers = (item: object) =>
  Object.fromEntries(
    Object.entries(item).map(([method, operation]: [string, object]) => [
      method,
      'responses' in operation ? { ...operation, responses: { default: { description: '' } } } : operation,
    ]),
  );
