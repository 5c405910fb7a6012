/** What a block is declared with and what its attributes are held against. Draws nothing, so that plain Node reads blocks from source. */
export { defineBlock, type BlockDefinition } from './block.ts';
export { attributeErrors } from './attributes.ts';
export { privacyWords } from '../forms/privacy-notice/privacy.ts';
