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

test('a block that brings the card form, or what asks the card provider, says that it takes cards: elsewhere the provider is not let in', () => {
  const paying = files('apps/*/src/blocks/*/**/*.{ts,tsx}').filter((file) => /from '@parral\/payments'/.test(read(file)) && !/\.(?:test|stories)\./.test(file));
  const blocks = new Set(paying.map((file) => file.split('/').slice(0, 5).join('/')));
  expect(blocks.size).toBeGreaterThan(3);
  expect([...blocks].filter((block) => !read(`${block}/block.ts`).includes('takesCards: true'))).toEqual([]);
});
