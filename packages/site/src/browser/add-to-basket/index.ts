export type { Addition } from './add-to-basket.ts';
export { type Adding, useAddToBasket } from './use-add-to-basket.ts';
