-- Locks `order_refund` and `payment_refund`, which are converted and dropped; reads `shop_order` and `booking` once. Servers of the version before cannot give money back on it: end them first.
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"intent_id" uuid NOT NULL,
	"asked_cents" integer NOT NULL,
	"captured_cents" integer,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_state" CHECK (state in ('asked', 'done', 'failed', 'disputed') and (state in ('done', 'disputed')) = (captured_cents is not null)),
	CONSTRAINT "payment_cents" CHECK (asked_cents > 0 and captured_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"cents" integer NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipping_cents" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"done_cents" integer,
	"provider_id" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "refund_provider" UNIQUE("provider_id"),
	CONSTRAINT "refund_reason" CHECK (reason in ('cancellation', 'withdrawal', 'lines', 'amount', 'unavailable', 'provider')),
	CONSTRAINT "refund_state" CHECK (state in ('asked', 'done', 'failed') and (state <> 'done' or done_cents is not null)),
	CONSTRAINT "refund_cents" CHECK (cents > 0 and done_cents between 0 and cents and shipping_cents between 0 and cents)
);
--> statement-breakpoint
INSERT INTO "payment" ("id", "subject", "intent_id", "asked_cents", "captured_cents", "state", "asked_at", "done_at")
SELECT payment_intent_id, 'order', intent_id, due_cents, CASE WHEN state IN ('paid', 'refunded') THEN captured_cents END,
	CASE state WHEN 'authorised' THEN 'asked' WHEN 'cancelled' THEN 'failed' ELSE 'done' END, placed_at, paid_at
FROM "shop_order" WHERE due_cents > 0;
--> statement-breakpoint
INSERT INTO "payment" ("id", "subject", "intent_id", "asked_cents", "captured_cents", "state", "asked_at", "done_at")
SELECT payment_intent_id, 'visit', intent_id, due_cents, CASE WHEN captured_cents > 0 THEN captured_cents END,
	CASE WHEN captured_cents > 0 THEN 'done' WHEN state = 'authorised' THEN 'asked' ELSE 'failed' END, booked_at, confirmed_at
FROM "booking" WHERE paid_with = 'card' AND payment_intent_id IS NOT NULL AND intent_id IS NOT NULL;
--> statement-breakpoint
-- Money that came for what was not to be had, and went back: nothing was sold for it.
INSERT INTO "payment" ("id", "subject", "intent_id", "asked_cents", "captured_cents", "state", "asked_at", "done_at")
SELECT i.payment_intent_id, i.subject, i.id, sum(r.cents), sum(r.cents), 'done', min(r.noted_at), min(r.noted_at)
FROM "payment_refund" r JOIN (
	SELECT id, payment_intent_id, 'order' AS subject FROM "order_intent" UNION ALL SELECT id, payment_intent_id, 'visit' FROM "booking_intent"
) i ON i.payment_intent_id = r.payment_id
WHERE NOT EXISTS (SELECT FROM "payment" known WHERE known.id = r.payment_id) GROUP BY i.payment_intent_id, i.subject, i.id;
--> statement-breakpoint
UPDATE "payment" SET state = 'disputed' WHERE state = 'done' AND EXISTS (SELECT FROM "payment_dispute" d WHERE d.payment_id = "payment".id AND d.state <> 'won');
--> statement-breakpoint
INSERT INTO "refund" ("id", "payment_id", "key", "reason", "cents", "state", "done_cents", "provider_id", "asked_at", "done_at", "failed_at")
SELECT r.id, o.payment_intent_id,
	CASE r.reason WHEN 'withdrawal' THEN 'withdrawal:' || r.withdrawal_id WHEN 'provider' THEN 'provider:' || coalesce(r.provider_id, r.id) ELSE r.reason END,
	r.reason, r.cents, CASE WHEN r.failed_at IS NOT NULL THEN 'failed' WHEN r.done_at IS NOT NULL THEN 'done' ELSE 'asked' END,
	CASE WHEN r.done_at IS NOT NULL THEN r.cents END, r.provider_id, r.ordered_at, r.done_at, r.failed_at
FROM "order_refund" r JOIN "shop_order" o ON o.id = r.order_id WHERE r.cents > 0;
--> statement-breakpoint
-- What the provider said had gone back of visits, and of money for which nothing was sold.
INSERT INTO "refund" ("id", "payment_id", "key", "reason", "cents", "state", "done_cents", "provider_id", "asked_at", "done_at", "failed_at")
SELECT 'rf_' || r.id, r.payment_id, 'provider:' || r.id,
	CASE WHEN b.id IS NULL THEN 'unavailable' WHEN b.state IN ('cancelled', 'refunded') THEN 'cancellation' ELSE 'provider' END,
	r.cents, CASE WHEN r.is_failed THEN 'failed' ELSE 'done' END, r.cents, r.id, r.noted_at, r.noted_at, CASE WHEN r.is_failed THEN r.noted_at END
FROM "payment_refund" r JOIN "payment" p ON p.id = r.payment_id AND p.state IN ('done', 'disputed') LEFT JOIN "booking" b ON b.payment_intent_id = p.id
WHERE NOT EXISTS (SELECT FROM "shop_order" o WHERE o.payment_intent_id = p.id);
--> statement-breakpoint
-- Visits of which all went back before the provider's own name of it was noted.
INSERT INTO "refund" ("id", "payment_id", "key", "reason", "cents", "state", "done_cents", "asked_at", "done_at")
SELECT 'rf_' || b.id, b.payment_intent_id, 'cancellation', 'cancellation', b.refunded_cents - coalesce(r.done, 0), 'done', b.refunded_cents - coalesce(r.done, 0), b.cancelled_at, b.cancelled_at
FROM "booking" b LEFT JOIN (SELECT payment_id, sum(done_cents) AS done FROM "refund" WHERE state = 'done' GROUP BY payment_id) r ON r.payment_id = b.payment_intent_id
WHERE b.cancelled_at IS NOT NULL AND b.refunded_cents > coalesce(r.done, 0);
--> statement-breakpoint
UPDATE "outbox" SET kind = 'refund.order' WHERE kind = 'order.refund' AND done_at IS NULL;
--> statement-breakpoint
DROP TABLE "order_refund";--> statement-breakpoint
DROP TABLE "payment_refund";--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_of_sale" ON "payment" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "refund_of_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("payment_id","key") WHERE state <> 'failed';--> statement-breakpoint
CREATE INDEX "refund_under_way" ON "refund" USING btree ("asked_at") WHERE state = 'asked';--> statement-breakpoint
CREATE FUNCTION refuse_to_change_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Payments and refunds are never changed or deleted: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_stays BEFORE UPDATE ON "payment" FOR EACH ROW
WHEN ((OLD.id, OLD.subject, OLD.intent_id, OLD.asked_cents, OLD.asked_at) IS DISTINCT FROM (NEW.id, NEW.subject, NEW.intent_id, NEW.asked_cents, NEW.asked_at)
	OR (OLD.captured_cents IS NOT NULL AND OLD.captured_cents IS DISTINCT FROM NEW.captured_cents))
EXECUTE FUNCTION refuse_to_change_money();
--> statement-breakpoint
CREATE TRIGGER payment_is_kept BEFORE DELETE ON "payment" FOR EACH ROW EXECUTE FUNCTION refuse_to_change_money();
--> statement-breakpoint
CREATE TRIGGER refund_stays BEFORE UPDATE ON "refund" FOR EACH ROW
WHEN ((OLD.id, OLD.payment_id, OLD.key, OLD.reason, OLD.note, OLD.cents, OLD.lines, OLD.shipping_cents, OLD.asked_at)
	IS DISTINCT FROM (NEW.id, NEW.payment_id, NEW.key, NEW.reason, NEW.note, NEW.cents, NEW.lines, NEW.shipping_cents, NEW.asked_at)
	OR (OLD.done_cents IS NOT NULL AND OLD.done_cents IS DISTINCT FROM NEW.done_cents)
	OR (OLD.state = 'failed' AND NEW.state <> 'failed') OR (OLD.state = 'done' AND NEW.state = 'asked'))
EXECUTE FUNCTION refuse_to_change_money();
--> statement-breakpoint
CREATE TRIGGER refund_is_kept BEFORE DELETE ON "refund" FOR EACH ROW EXECUTE FUNCTION refuse_to_change_money();
