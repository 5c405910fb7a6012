/**
 * Keeps today's description as the published one, which `contract.test.ts` holds every change against: `pnpm --filter @parral/api-spec
 * published`, with each release, once its version is written. Refuses what breaks published programs under a version that does not say so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { breaks } from './compare.ts';
import type { Description } from './description.ts';
import { mayBreak } from './may-break.ts';

const file = (name: string) => new URL(`../../${name}`, import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as Description;
const { version } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as { version: string };
const [published, today] = [read('published/openapi.json'), read('generated/openapi.json')];

const found = breaks(published, today);
if (found.length > 0 && !mayBreak(published.info.version, version)) {
  console.error(
    `Version ${version} breaks programs written for ${published.info.version}:\n  ${found.join('\n  ')}\nGive it a major version, or keep what they use.`,
  );
  process.exitCode = 1;
} else {
  // Examples promise nothing.
  const kept = JSON.stringify(
    { ...today, info: { ...today.info, version } },
    (key, value: unknown) => (key === 'example' || key === 'examples' ? undefined : value),
    2,
  );
  writeFileSync(file('published/openapi.json'), `${kept}\n`);
  console.log(`The description of ${version} is the published one now.`);
}
