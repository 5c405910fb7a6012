-- A line keeps what the coupon takes off all its units together: a unit's share need not be whole cents.
-- Locks order_line and order_revision while their rows are rewritten: seconds for half a million orders.
ALTER TABLE "order_line" RENAME COLUMN "discount_per_unit_cents" TO "discount_cents";--> statement-breakpoint
UPDATE "order_line" SET "discount_cents" = "discount_cents" * "quantity" WHERE "discount_cents" <> 0;--> statement-breakpoint
UPDATE "order_revision" SET "snapshot" = jsonb_set("snapshot", '{lines}', (
  SELECT coalesce(jsonb_agg((line - 'discountPerUnitCents') || jsonb_build_object('discountCents', (line ->> 'discountPerUnitCents')::integer * (line ->> 'quantity')::integer) ORDER BY position), '[]')
  FROM jsonb_array_elements("snapshot" -> 'lines') WITH ORDINALITY AS of_line(line, position)
));
