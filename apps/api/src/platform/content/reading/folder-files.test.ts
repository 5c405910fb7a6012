import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listed, openFolder } from './folder-files.ts';

test('a folder is its files and links to files, named from the top; hidden ones and links to nothing are left out', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'estate-'));
  try {
    await mkdir(path.join(root, 'mail'));
    await mkdir(path.join(root, '.git'));
    await writeFile(path.join(root, 'mail', 'b.liquid'), 'b');
    await writeFile(path.join(root, '.git', 'config'), '');
    await writeFile(path.join(root, '.hidden.yaml'), 'a: 1');
    await symlink(path.join(root, '.hidden.yaml'), path.join(root, 'brands.yaml'));
    await symlink('/nowhere', path.join(root, 'gone.yaml'));
    const files = await openFolder(root);
    expect(files.names).toEqual(['brands.yaml', 'mail/b.liquid']);
    expect(await files.read('brands.yaml', () => undefined)).toBe('a: 1');
  } finally {
    await rm(root, { recursive: true });
  }
});

test('however many files are asked for at once, few are open at a time (24,000 wines ended in EMFILE)', async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `catalogue/alba/${index}.yaml`);
  let [open, most] = [0, 0];
  const files = listed(names, async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return Buffer.from('a: 1');
  });
  const read = await Promise.all(files.names.map((name) => files.read(name, () => undefined)));
  expect(read.filter((text) => text === 'a: 1')).toHaveLength(names.length);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(32);
});

test('a file that cannot be read keeps no place from the others', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `${index}.yaml`);
  const files = listed(names, (name) => (name === '99.yaml' ? Promise.resolve(Buffer.from('good')) : Promise.reject(new Error('EIO'))));
  const read = await Promise.all(names.map((name) => files.read(name, () => undefined)));
  expect(read.filter((text) => text !== undefined)).toEqual(['good']);
});
