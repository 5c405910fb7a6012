CREATE TABLE "payment_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"answer_by" timestamp with time zone,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_dispute_state" CHECK (state in ('unanswered', 'answered', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"cents" integer NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refund_cents" CHECK (cents > 0)
);
--> statement-breakpoint
DROP INDEX "order_refund_cancellation";--> statement-breakpoint
DROP INDEX "order_refund_of_withdrawal";--> statement-breakpoint
ALTER TABLE "order_intent" ADD COLUMN "busy_owner" uuid;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_dispute_of_payment" ON "payment_dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_dispute_undecided" ON "payment_dispute" USING btree ("noted_at") WHERE state in ('unanswered', 'answered');--> statement-breakpoint
CREATE INDEX "payment_refund_of_payment" ON "payment_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_cancellation" ON "order_refund" USING btree ("order_id") WHERE reason = 'cancellation' and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_of_withdrawal" ON "order_refund" USING btree ("withdrawal_id") WHERE failed_at is null;