import type { BlockRules } from '../block-rules.ts';

/** Front ends of which the shop has two blocks; its catalogue needs an attribute. */
export const someBlocks: BlockRules = {
  of: (app) => (app === 'shop' ? ['shop/catalogue', 'shop/basket'] : []),
  errors: (block, attributes) => (block === 'shop/catalogue' && !attributes['page-id'] ? ['page-id: it must be given'] : []),
};
