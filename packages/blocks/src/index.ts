export { messages } from './messages.ts';

/** The blocks, for `createApp({ everywhere })` of `@parral/site/render`: any template of the app may call them as `content/<folder>`. */
export const blocks: Record<string, unknown> = import.meta.glob(
  // Bound to this folder: `**` would begin at the app that is built.
  ['./blocks/*/block.ts', './blocks/*/*.tsx', './blocks/*/load.server.ts', '!./blocks/*/*.test.tsx', '!./blocks/*/*.stories.tsx'],
  { eager: true },
);
