-- Locks `product` and `order_line` for an instant: columns without a default, and a NOT NULL less.
ALTER TABLE "product" ALTER COLUMN "vintage" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "contents" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "most_in_line" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "contents" jsonb;