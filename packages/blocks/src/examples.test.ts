import type { BlockDefinition } from '@parral/site/blocks';
import { expect, it } from 'vitest';

const blocks = Object.values(import.meta.glob<{ default: BlockDefinition }>('./blocks/*/block.ts', { eager: true })).map((module) => module.default);

it.each(blocks.filter(({ example }) => example).map((block) => [block.name, block] as const))(
  '%s: its example for editors is one that it takes',
  (_name, block) => {
    expect(block.attributes.safeParse(block.example).error?.issues ?? []).toEqual([]);
  },
);

it('the page of all blocks draws nearly all of them', () => {
  expect(blocks.filter(({ example }) => example).length).toBeGreaterThan(blocks.length - 2);
});
