ALTER TABLE "product" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "order_sku" text;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "gift_token" text;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_gift" UNIQUE("gift_token");