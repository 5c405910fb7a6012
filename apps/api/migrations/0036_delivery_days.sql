-- Locks shipping_country for an instant: a column without a default.
ALTER TABLE "shipping_country" ADD COLUMN "days" jsonb;