import bundled from '@parral/api-spec/openapi.json' with { type: 'json' };
import { languages } from '@parral/api-spec/languages';

/**
 * The description of the API as this process answers: as it was generated, with the languages that are on here. The generated one
 * never has the pseudo-language of the tests, which a process accepts where it is on.
 */
export const description: typeof bundled = structuredClone(bundled);
description.components.schemas.Language.enum = [...languages];
