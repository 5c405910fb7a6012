-- Locks `shop_order` while its new CHECK reads it once: no order is written for about a second for a million. Columns without a default.
ALTER TABLE "shop_order" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "dispatched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_dispatch" CHECK ((dispatched_at is null) = (carrier is null) and (tracking_number is null or carrier is not null));