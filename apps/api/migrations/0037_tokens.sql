-- Locks shop_order while its new index is made, a second for a hundred thousand: no order is written meanwhile. A new table.
CREATE TABLE "api_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_name" ON "api_token" USING btree ("name") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "shop_order_paid" ON "shop_order" USING btree ("paid_at","number");