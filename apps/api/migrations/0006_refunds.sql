CREATE TABLE "order_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"withdrawal_id" text,
	"cents" integer NOT NULL,
	"provider_id" text,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "order_refund_provider" UNIQUE("provider_id"),
	CONSTRAINT "order_refund_reason" CHECK (reason in ('cancellation', 'withdrawal', 'provider') and (reason = 'withdrawal') = (withdrawal_id is not null)),
	CONSTRAINT "order_refund_cents" CHECK (cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_withdrawal" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_of_order" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_cancellation" ON "order_refund" USING btree ("order_id") WHERE reason = 'cancellation';--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_of_withdrawal" ON "order_refund" USING btree ("withdrawal_id");--> statement-breakpoint
UPDATE "order_line" l SET "returned_at" = coalesce(o."canceled_at", now()) FROM "shop_order" o WHERE o."id" = l."order_id" AND (o."status" = 'canceled' OR o."state" IN ('cancelled', 'refunded'));
--> statement-breakpoint
INSERT INTO "order_refund" ("id", "order_id", "reason", "cents", "ordered_at", "done_at") SELECT 'rf_' || "id"::text, "id", 'cancellation', "captured_cents", coalesce("canceled_at", now()), CASE WHEN "state" = 'refunded' THEN coalesce("canceled_at", now()) END FROM "shop_order" WHERE "captured_cents" > 0 AND (("state" = 'refunded' AND "refunded_cents" = "captured_cents") OR ("state" = 'paid' AND "status" = 'canceled'));
--> statement-breakpoint
INSERT INTO "outbox" ("kind", "key", "payload") SELECT 'order.refund', 'order.refund:' || "id", jsonb_build_object('refundId', "id") FROM "order_refund" WHERE "done_at" IS NULL ON CONFLICT DO NOTHING;
