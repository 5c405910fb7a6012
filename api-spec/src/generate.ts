/**
 * Bundles the description into one file and generates the types of its operations from it.
 * `--check` writes nothing and fails when what is committed differs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { type RecordedExample, withExamples } from './add-examples.ts';
import { apps } from './apps.ts';
import { errors } from './errors.ts';
import { languages } from './languages.ts';
import { callsByTag, type Described } from './papers/calls.ts';
import { llmsText } from './papers/llms-text.ts';
import { postmanCollection } from './papers/postman-collection.ts';

const root = new URL('..', import.meta.url);
const banner = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

const { bundle: result, problems } = await bundle({ ref: new URL('openapi.yaml', root).pathname, config: await createConfig({}), dereference: false });
const faults = problems.filter((problem) => problem.severity === 'error');
if (faults.length > 0) throw new Error(`openapi.yaml cannot be bundled: ${faults.map((f) => f.message).join('; ')}`);

const described = result.parsed as {
  components: {
    schemas: { ErrorCode: { enum: string[]; description?: string }; Language: { enum?: readonly string[] }; AppName: { enum?: readonly string[] } };
  };
};
described.components.schemas.Language.enum = languages;
described.components.schemas.AppName.enum = apps;
const inTable = Object.keys(errors).sort().join();
const inDescription = [...described.components.schemas.ErrorCode.enum].sort().join();
if (inTable !== inDescription) throw new Error(`schemas/errors.yaml and src/errors.ts name different codes:\n${inDescription}\n${inTable}`);

const types = banner + astToString(await openapiTS(described as never, { alphabetize: false, emptyObjectsUnknown: true }));

// What a code means and what to do stands where the codes are described.
const { ErrorCode: codes } = described.components.schemas;
const explained = Object.entries(errors).map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`);
codes.description = `${codes.description ?? ''}\n\n| code | status | what happened, what to do |\n|---|---|---|\n${explained.join('\n')}`;

const recorded = JSON.parse(await readFile(new URL('examples/recorded.json', root), 'utf8')) as Record<string, RecordedExample>;
const shown = withExamples(described, recorded) as typeof described & Described;
const json = `${JSON.stringify(shown, null, 2)}\n`;

// Where each call is: of this the client makes its functions, and TanStack Query's hooks.
const table = callsByTag(shown).flatMap(({ calls }) => calls.map(({ operation, method, path }) => `  ${operation.operationId}: ['${method}', '${path}'],\n`));
const operations = `${banner}/** Method and path of each operation of the description. */\nexport const operationTable = {\n${table.join('')}} as const;\n`;

const outputs = [
  ['generated/openapi.json', json],
  ['generated/api.d.ts', types],
  ['src/generated/operations.ts', operations],
  ['generated/llms.txt', llmsText(shown, errors)],
  ['generated/postman.json', `${JSON.stringify(postmanCollection(shown), null, 2)}\n`],
] as const;
for (const [file, text] of outputs) {
  const url = new URL(file, root);
  if (!process.argv.includes('--check')) await writeFile(url, text);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} is not what openapi.yaml describes. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
}
