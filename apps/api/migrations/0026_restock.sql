-- Locks `product` for the instant in which a new, empty table refers to it.
CREATE TABLE "restock_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"sku" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restock_request" ADD CONSTRAINT "restock_request_product" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_request_once" ON "restock_request" USING btree ("email","sku");--> statement-breakpoint
CREATE INDEX "restock_request_sku" ON "restock_request" USING btree ("sku");