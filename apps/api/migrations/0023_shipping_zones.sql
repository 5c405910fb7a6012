-- Locks shipping_country for an instant: a column with a default.
ALTER TABLE "shipping_country" ADD COLUMN "zones" jsonb DEFAULT '[]'::jsonb NOT NULL;