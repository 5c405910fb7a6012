-- Locks `product` for an instant: a column without a default.
ALTER TABLE "product" ADD COLUMN "price_steps" jsonb;