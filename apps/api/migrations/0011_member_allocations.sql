ALTER TABLE "product" ADD COLUMN "per_member" jsonb;--> statement-breakpoint
CREATE INDEX "shop_order_of_member" ON "shop_order" USING btree ("member_id");