-- Locks `shop_order` and `order_search`: no order is written while their indexes are made, a second for half a million. `sales_day_buyers` is new; a job fills it, and until it has, the reports read orders.
CREATE TABLE "sales_day_buyers" (
	"day" date NOT NULL,
	"brand" text NOT NULL,
	"country" text NOT NULL,
	"channel" text NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "sales_day_buyers_day_brand_country_channel_pk" PRIMARY KEY("day","brand","country","channel")
);
--> statement-breakpoint
CREATE INDEX "order_search_placed" ON "order_search" USING btree ("placed_at","order_id");--> statement-breakpoint
CREATE INDEX "shop_order_given_back" ON "shop_order" USING btree ("paid_at") WHERE refunded_cents > 0;