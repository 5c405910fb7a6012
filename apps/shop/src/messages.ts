import type { MessageFiles } from '@parral/site/words';
import type adding from './adding/messages.en.json';
import type basket from './blocks/basket/messages.en.json';
import type catalogue from './blocks/catalogue/messages.en.json';
import type checkout from './blocks/checkout/messages.en.json';
import type confirmation from './blocks/confirmation/messages.en.json';
import type giftVoucher from './blocks/gift-voucher/messages.en.json';
import type gifts from './blocks/gifts/messages.en.json';
import type order from './blocks/order/messages.en.json';
import type paymentLink from './blocks/payment-link/messages.en.json';
import type about from './blocks/product/about/messages.en.json';
import type backInStock from './blocks/product/back-in-stock/messages.en.json';
import type product from './blocks/product/messages.en.json';
import type views from './blocks/product/views/messages.en.json';
import type related from './blocks/related/messages.en.json';
import type delivery from './delivery/messages.en.json';
import type giftsBought from './gifts-bought/messages.en.json';
import type taxNote from './tax-note/messages.en.json';

/** The messages of the shop, for its pages and its tests. */
export const messages: MessageFiles = import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' });

/** Their namespaces, for `useWords('shop/adding')`. */
declare module '@parral/site/messages' {
  interface Messages {
    'shop/adding': typeof adding;
    'shop/back-in-stock': typeof backInStock;
    'shop/basket': typeof basket;
    'shop/catalogue': typeof catalogue;
    'shop/checkout': typeof checkout;
    'shop/confirmation': typeof confirmation;
    'shop/delivery': typeof delivery;
    'shop/gift-voucher': typeof giftVoucher;
    'shop/gifts': typeof gifts;
    'shop/order': typeof order;
    'shop/payment-link': typeof paymentLink;
    'shop/about': typeof about;
    'shop/product': typeof product;
    'shop/related': typeof related;
    'shop/gifts-bought': typeof giftsBought;
    'shop/tax-note': typeof taxNote;
    'shop/views': typeof views;
  }
}
