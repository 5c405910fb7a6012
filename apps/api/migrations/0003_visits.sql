CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"paid_with" text NOT NULL,
	"intent_id" uuid,
	"payment_intent_id" text,
	"state" text NOT NULL,
	"session_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"web_language" text NOT NULL,
	"origin" text NOT NULL,
	"experience_id" text NOT NULL,
	"slot_id" bigint NOT NULL,
	"language" text NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"babies" integer NOT NULL,
	"people" integer NOT NULL,
	"visitor" jsonb NOT NULL,
	"billing" jsonb,
	"total_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"view_token" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"tracked_at" timestamp with time zone,
	CONSTRAINT "booking_of_intent" UNIQUE("intent_id"),
	CONSTRAINT "booking_payment" UNIQUE("payment_intent_id"),
	CONSTRAINT "booking_view" UNIQUE("view_token"),
	CONSTRAINT "booking_state" CHECK (state in ('authorised', 'confirmed', 'cancelled', 'refunded')),
	CONSTRAINT "booking_paid_with" CHECK (paid_with in ('card', 'nothing', 'voucher') and (paid_with = 'voucher') = (intent_id is null)),
	CONSTRAINT "booking_people" CHECK (people > 0 and adults >= 0 and children >= 0 and babies >= 0 and people = adults + children + babies),
	CONSTRAINT "booking_money" CHECK (captured_cents between 0 and due_cents and refunded_cents between 0 and captured_cents)
);
--> statement-breakpoint
CREATE TABLE "booking_intent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"web_language" text NOT NULL,
	"origin" text NOT NULL,
	"experience_id" text NOT NULL,
	"slot_id" bigint NOT NULL,
	"language" text NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"babies" integer NOT NULL,
	"people" integer NOT NULL,
	"visitor" jsonb,
	"billing" jsonb,
	"total_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"state" text NOT NULL,
	"payment_intent_id" text,
	"payment_secret" text,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"extended_at" timestamp with time zone,
	"reason" text,
	"check_after" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_intent_payment" UNIQUE("payment_intent_id"),
	CONSTRAINT "booking_intent_state" CHECK (state in ('held', 'authorised', 'capturing', 'confirmed', 'expired', 'conflict', 'cancelled', 'refunded')),
	CONSTRAINT "booking_intent_people" CHECK (people > 0 and adults >= 0 and children >= 0 and babies >= 0 and people = adults + children + babies),
	CONSTRAINT "booking_intent_money" CHECK (total_cents >= 0 and due_cents between 0 and total_cents)
);
--> statement-breakpoint
CREATE TABLE "waiting_place" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigserial NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"slot_id" bigint NOT NULL,
	"experience_id" text NOT NULL,
	"brand" text NOT NULL,
	"web_language" text NOT NULL,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"people" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"offered_at" timestamp with time zone,
	"claim_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_place_token" UNIQUE("token"),
	CONSTRAINT "waiting_place_state" CHECK (state in ('waiting', 'offered', 'claimed', 'expired', 'left')),
	CONSTRAINT "waiting_place_people" CHECK (people > 0)
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"experience_id" text NOT NULL,
	"starts_local" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"languages" text[] NOT NULL,
	"guide" text,
	"room" text,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "slot_places" CHECK (held >= 0 and booked >= 0 and held + booked <= capacity)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_of_slot" FOREIGN KEY ("slot_id") REFERENCES "public"."slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_made_of_intent" FOREIGN KEY ("intent_id") REFERENCES "public"."booking_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_intent" ADD CONSTRAINT "booking_intent_of_slot" FOREIGN KEY ("slot_id") REFERENCES "public"."slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_place" ADD CONSTRAINT "waiting_place_of_slot" FOREIGN KEY ("slot_id") REFERENCES "public"."slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_slot" ON "booking" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_intent_held" ON "booking_intent" USING btree ("session_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "booking_intent_ending" ON "booking_intent" USING btree ("hold_expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "booking_intent_unfinished" ON "booking_intent" USING btree ("check_after") WHERE state in ('held', 'authorised', 'capturing');--> statement-breakpoint
CREATE INDEX "booking_intent_slot" ON "booking_intent" USING btree ("slot_id") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_place_live" ON "waiting_place" USING btree ("slot_id","email") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_place_waiting" ON "waiting_place" USING btree ("slot_id","position") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "slot_of_experience" ON "slot" USING btree ("experience_id","starts_local");--> statement-breakpoint
CREATE INDEX "slot_day" ON "slot" USING btree ("day");