/**
 * Bundles the description into one file and generates the types of its operations from it.
 * `--check` writes nothing and fails when what is committed differs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { apps } from './apps.ts';
import { errors } from './errors.ts';
import { languages } from './languages.ts';

const root = new URL('..', import.meta.url);
const banner = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

const { bundle: result, problems } = await bundle({ ref: new URL('openapi.yaml', root).pathname, config: await createConfig({}), dereference: false });
const faults = problems.filter((problem) => problem.severity === 'error');
if (faults.length > 0) throw new Error(`openapi.yaml cannot be bundled: ${faults.map((f) => f.message).join('; ')}`);

const described = result.parsed as {
  components: { schemas: { ErrorCode: { enum: string[] }; Language: { enum?: readonly string[] }; AppName: { enum?: readonly string[] } } };
};
described.components.schemas.Language.enum = languages;
described.components.schemas.AppName.enum = apps;
const inTable = Object.keys(errors).sort().join();
const inDescription = [...described.components.schemas.ErrorCode.enum].sort().join();
if (inTable !== inDescription) throw new Error(`schemas/errors.yaml and src/errors.ts name different codes:\n${inDescription}\n${inTable}`);

const json = `${JSON.stringify(described, null, 2)}\n`;
const types = banner + astToString(await openapiTS(described as never, { alphabetize: false, emptyObjectsUnknown: true }));

const outputs = [
  ['generated/openapi.json', json],
  ['generated/api.d.ts', types],
] as const;
for (const [file, text] of outputs) {
  const url = new URL(file, root);
  if (!process.argv.includes('--check')) await writeFile(url, text);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} is not what openapi.yaml describes. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
}
