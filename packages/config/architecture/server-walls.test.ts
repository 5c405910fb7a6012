/** The walls of the server that dependency-cruiser cannot see: what features declare, and whose tables a statement names. */
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read, root } from './sources.ts';

const folder = 'apps/api/src/features';
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as { forbidden: { name: string; to: { pathNot?: string } }[] };

/** The order of the rules file, bottom first. */
const order = /\((.*)\)/.exec(forbidden.find(({ name }) => name === 'api-feature-unlisted')?.to.pathNot ?? '')?.[1]?.split('|') ?? [];

const isTest = (file: string) => /\.test\.ts$|\/testing\//.test(file);
const server = files('apps/api/src/**/*.ts').filter((file) => !isTest(file));
const partOf = (file: string) => /^apps\/api\/src\/(?:features\/([^/]+)|(platform)|.*)/.exec(file)?.slice(1).find(Boolean) ?? 'the whole';
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** Features that a feature's files import, types included. */
function importedBy(feature: string): string[] {
  const own = server.filter((file) => partOf(file) === feature);
  const targets = own.flatMap((file) => [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => normalize(join(dirname(file), path))));
  const others = targets.filter((path) => path.startsWith(folder)).map(partOf);
  return [...new Set(others)].filter((other) => other !== feature).toSorted();
}

function declaredBy(feature: string): string[] | undefined {
  const list = /^export const uses = \[([^\]]*)\] as const;$/m.exec(read(`${folder}/${feature}/index.ts`))?.[1];
  return list?.split(',').flatMap((name) => /'(\w+)'/.exec(name)?.[1] ?? []);
}

describe('the features of the server', () => {
  test('stand in the list of the rules file, each with an index', () => {
    expect([...new Set(server.filter((file) => file.startsWith(folder)).map(partOf))].toSorted()).toEqual(order.toSorted());
    expect(order.filter((feature) => !server.includes(`${folder}/${feature}/index.ts`))).toEqual([]);
  });

  test('declare what they use, and use what they declare', () => {
    const declared = Object.fromEntries(order.map((feature) => [feature, declaredBy(feature)]));
    expect(declared).toEqual(Object.fromEntries(order.map((feature) => [feature, importedBy(feature)])));
  });

  test('declare nothing that stands above them', () => {
    const upward = order.flatMap((feature, at) =>
      (declaredBy(feature) ?? []).filter((used) => order.indexOf(used) >= at).map((used) => `${feature} uses ${used}`),
    );
    expect(upward).toEqual([]);
  });

  test('read and write no table but their own', () => {
    const owners = new Map(server.flatMap((file) => [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, partOf(file)] as const)));
    expect(owners.size).toBeGreaterThan(20);
    const foreign = server.flatMap((file) =>
      namedTables(withoutComments(read(file)), owners)
        .filter((table) => owners.get(table) !== partOf(file))
        .map((table) => `${file} names ${table}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the payment provider', () => {
  test('stands behind its interface: nothing outside its folder imports its SDK or names one of its types, tests included', () => {
    const home = `${folder}/payments/stripe/`;
    const naming = files('apps/api/src/**/*.ts').filter((file) => /from 'stripe(\/[^']*)?'|import\('stripe|\bStripe\.\w/.test(read(file)));
    expect(naming).not.toEqual([]);
    expect(naming.filter((file) => !file.startsWith(home))).toEqual([]);
  });
});

/** Tables that the SQL of a file names where a statement takes rows from or changes them. */
function namedTables(text: string, owners: ReadonlyMap<string, string>): string[] {
  const statements = [...text.matchAll(/sql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g)].map(([, statement = '']) => statement);
  // A list such as `from basket b, product p` names several.
  const clauses = statements.flatMap((statement) => [
    ...statement.matchAll(/\b(?:join|update|into|table|from|using)\s+("?\w+"?(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*"?\w+"?(?:\s+(?:as\s+)?\w+)?)*)/gi),
  ]);
  const named = clauses.flatMap(([, list = '']) => list.split(',').map((entry) => /\w+/.exec(entry)?.[0] ?? ''));
  return [...new Set(named.filter((name) => owners.has(name)))];
}
