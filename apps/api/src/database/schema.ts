/** All tables, one file per feature: what drizzle-kit makes the migrations from. */
export * from '../features/basket/basket.schema.ts';
export * from '../features/booking/booking.schema.ts';
export * from '../features/captcha/captcha.schema.ts';
export * from '../features/catalogue/catalogue.schema.ts';
export * from '../features/checkout/checkout.schema.ts';
export * from '../features/club/club.schema.ts';
export * from '../features/experiences/experiences.schema.ts';
export * from '../features/experiences/slot.schema.ts';
export * from '../features/import/content.schema.ts';
export * from '../features/newsletter/newsletter.schema.ts';
export * from '../features/orders/withdrawal.schema.ts';
export * from '../features/outbox/outbox.schema.ts';
export * from '../features/pages/pages.schema.ts';
export * from '../features/session/session.schema.ts';
export * from '../features/shipping/shipping.schema.ts';
export * from '../features/site/site.schema.ts';
export * from '../features/vouchers/vouchers.schema.ts';
