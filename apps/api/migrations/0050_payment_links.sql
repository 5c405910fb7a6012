-- Locks `stock`: its foreign key stops writes to it for a moment.
CREATE TABLE "stock_hold" (
	"holder" uuid NOT NULL,
	"sku" text NOT NULL,
	"bottles" integer NOT NULL,
	CONSTRAINT "stock_hold_of" PRIMARY KEY("holder","sku"),
	CONSTRAINT "stock_hold_bottles" CHECK ("stock_hold"."bottles" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"token_hash" text,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"content" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"sends" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"sale" text,
	CONSTRAINT "payment_link_token" UNIQUE("token_hash"),
	CONSTRAINT "payment_link_state" CHECK (state in ('sent', 'opened', 'paid', 'expired', 'withdrawn')),
	CONSTRAINT "payment_link_money" CHECK (amount_cents >= 0 and sends > 0),
	CONSTRAINT "payment_link_paid" CHECK ((state = 'paid') = (sale is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_stock" FOREIGN KEY ("sku") REFERENCES "public"."stock"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_hold_sku" ON "stock_hold" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "payment_link_made" ON "payment_link" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_link_email" ON "payment_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payment_link_live" ON "payment_link" USING btree ("until") WHERE state in ('sent', 'opened');