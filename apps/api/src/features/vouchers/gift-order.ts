/** Kind of the outbox that has the vouchers of a paid order made and sent; its payload names the order. */
export const giftVouchers = 'gift vouchers';

export interface GiftOrder {
  orderId: string;
}
