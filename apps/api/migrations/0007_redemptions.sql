CREATE TABLE "voucher_redemption" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "voucher_redemption_booking" UNIQUE("booking_id")
);
--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_voucher" FOREIGN KEY ("code") REFERENCES "public"."voucher"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_of_booking" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_redemption_once" ON "voucher_redemption" USING btree ("code") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "voucher_redemption_session" ON "voucher_redemption" USING btree ("session_id");