/** The packages that others install: which they are, and what each release of them says (.changeset). */
import { describe, expect, test } from 'vitest';
import { files, read } from './sources.ts';

interface PackageFile {
  name: string;
  version: string;
  license: string;
  private?: boolean;
  files: string[];
  publishConfig?: { access: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifests = files('{api-spec,packages/*,apps/*,e2e}/package.json').map((file) => JSON.parse(read(file)) as PackageFile);
const published = manifests.filter(({ publishConfig }) => publishConfig !== undefined);
const names = published.map(({ name }) => name).toSorted();

/** What a project has once: two of them would not know each other's hooks, routes or styles. */
const oncePerProject = ['react', 'react-dom', 'vite'];

describe('packages that others install', () => {
  test('are those that are not private, and they carry one version', () => {
    expect(names).toEqual(
      manifests
        .filter((one) => !one.private)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(new Set(published.map(({ version }) => version)).size).toBe(1);
    const { fixed } = JSON.parse(read('.changeset/config.json')) as { fixed: string[][] };
    expect(fixed).toEqual([names]);
  });

  test.each(published)('$name brings its licence and its changelog, and depends on nothing that is not published', (one) => {
    expect(one.license).toBe('MIT');
    expect(one.files).toContain('CHANGELOG.md');
    const ofTheHouse = Object.keys(one.dependencies ?? {}).filter((name) => name.startsWith('@parral/'));
    expect(names).toEqual(expect.arrayContaining(ofTheHouse));
  });

  test.each(published)('$name has as a peer what a project has once, and tests with one that fits', (one) => {
    expect(Object.keys(one.dependencies ?? {}).filter((name) => oncePerProject.includes(name))).toEqual([]);
    const catalog = read('pnpm-workspace.yaml');
    for (const [name, range] of Object.entries(one.peerDependencies ?? {})) {
      const version = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1] ?? '';
      expect(range, `${name} ${version}`).toBe(`^${version.split('.')[0]}.0.0`);
      expect(one.devDependencies).toHaveProperty([name]);
    }
  });
});

const notes = files('.changeset/*.md');

test.each(notes)('%s names packages of the house, how far the step is, and what somebody notices', (file) => {
  const [, head = '', words = ''] = /^---\n(.*?)---\n(.*)$/s.exec(read(file)) ?? [];
  for (const line of head.trim().split('\n')) {
    const [, name, step] = /^'(.+)': (.+)$/.exec(line) ?? [];
    expect(names).toContain(name);
    expect(['patch', 'minor', 'major']).toContain(step);
  }
  expect(words.trim().length).toBeGreaterThan(20);
});
