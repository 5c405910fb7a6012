-- Locks `booking` against everything while its check is made anew and a small index, a second for a hundred thousand; `slot` and `closed_day` get a column each, an instant.
CREATE TABLE "closed_slot" (
	"slot_id" bigint PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"reason" text NOT NULL,
	"answer_until" timestamp with time zone,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" DROP CONSTRAINT "booking_paid_with";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "offer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "offered_slot_id" bigint;--> statement-breakpoint
ALTER TABLE "closed_day" ADD COLUMN "answer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slot" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "closed_slot" ADD CONSTRAINT "closed_slot_slot_id_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_offered" ON "booking" USING btree ("offered_slot_id") WHERE offered_slot_id is not null;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_paid_with" CHECK (case paid_with when 'card' then intent_id is not null when 'voucher' then intent_id is null when 'desk' then intent_id is null and due_cents = 0 else paid_with = 'nothing' end);