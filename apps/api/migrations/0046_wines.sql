-- Locks `product` and `stock`: columns with a constant default, an instant; both are read or written once, as many rows as there are skus.
CREATE TABLE "sku_setting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"price_cents" integer,
	"reduced_cents" integer,
	"sale" text,
	"reason" text,
	"staff_id" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sku_setting_price" CHECK (price_cents > 0 and (reduced_cents is null or reduced_cents > 0 and reduced_cents < price_cents)),
	CONSTRAINT "sku_setting_kind" CHECK ((kind = 'price' and sale is null) or (kind = 'sale' and price_cents is null and reduced_cents is null))
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sku" text NOT NULL,
	"kind" text NOT NULL,
	"units" integer NOT NULL,
	"shelf" integer,
	"reason" text NOT NULL,
	"staff_id" uuid,
	CONSTRAINT "stock_movement_kind" CHECK (kind in ('folder', 'delivery', 'breakage', 'count', 'reserve', 'release'))
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "in_folder" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sku_setting" ADD CONSTRAINT "sku_setting_product" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_stock" FOREIGN KEY ("sku") REFERENCES "public"."stock"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sku_setting_of_sku" ON "sku_setting" USING btree ("sku","id");--> statement-breakpoint
CREATE INDEX "sku_setting_planned" ON "sku_setting" USING btree ("starts_at") WHERE state = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX "sku_setting_current" ON "sku_setting" USING btree ("sku","kind") WHERE state = 'current';--> statement-breakpoint
CREATE INDEX "stock_movement_of_sku" ON "stock_movement" USING btree ("sku","id");--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand" - "stock"."allocated");--> statement-breakpoint
UPDATE "product" SET "in_folder" = "on_sale";--> statement-breakpoint
INSERT INTO "stock_movement" ("sku", "kind", "units", "reason") SELECT "sku", 'folder', "on_hand", '' FROM "stock";
