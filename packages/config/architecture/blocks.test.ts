import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files, read } from './sources.ts';

/** Left out, read by nobody, or what the schema in block.ts says: by itself or under a name that this file gives it. */
const derived = /^(?:BlockAttributes<typeof block>|unknown|Attributes)$/;

test("attributes of a block have their type from its schema, and no file beside a block's block.ts writes them down again", () => {
  const blocks = files('{apps,packages}/*/src/blocks/*/block.ts', 'packages/site/fixture/src/blocks/*/block.ts').map(dirname);
  expect(blocks.length).toBeGreaterThan(30);
  const beside = blocks.flatMap((block) => files(`${block}/**/*.{ts,tsx}`));
  const written = beside.flatMap((file) => {
    const text = read(file);
    const given = [...text.matchAll(/\b(?:BlockProps|BlockLoader|BlockHead)<((?:[^,<>]|<[^<>]*>)+)/g)].map((found) => found[1] ?? '');
    const typedAgain = given.filter(
      (type) => !derived.test(type) || (type === 'Attributes' && !text.includes('type Attributes = BlockAttributes<typeof block>')),
    );
    return [...typedAgain, ...(text.match(/interface \w*Attributes\b/g) ?? [])].map((type) => `${file}: ${type}`);
  });
  expect(written).toEqual([]);
});
