import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from './folder-files.ts';

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
