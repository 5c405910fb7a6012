CREATE SEQUENCE "public"."member_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE TABLE "club_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inviter_id" uuid NOT NULL,
	"year_starts_on" date NOT NULL,
	"guest_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_year" UNIQUE("inviter_id","year_starts_on")
);
--> statement-breakpoint
CREATE TABLE "joining_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"phone_number" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"site" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "joining_request_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "member_purchase" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"bought_on" date NOT NULL,
	"total_cents" integer NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "member_purchase_number" UNIQUE("number"),
	CONSTRAINT "member_purchase_kind" CHECK (kind in ('store', 'external')),
	CONSTRAINT "member_purchase_total" CHECK (total_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"level" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"goal_cents" integer,
	"activated_at" timestamp with time zone,
	"from_folder" boolean DEFAULT true NOT NULL,
	CONSTRAINT "membership_start" UNIQUE("member_id","starts_on"),
	CONSTRAINT "membership_days" CHECK (ends_on is null or ends_on >= starts_on),
	CONSTRAINT "membership_goal" CHECK (goal_cents is null or goal_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "document_number" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "preferences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter" FOREIGN KEY ("inviter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_guest" FOREIGN KEY ("guest_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_purchase" ADD CONSTRAINT "member_purchase_member" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_member" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_token" ADD CONSTRAINT "password_token_member" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_purchase_of" ON "member_purchase" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_token_of" ON "password_token" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_document" UNIQUE("document_number");--> statement-breakpoint
UPDATE "member" SET "document_number" = d.number FROM (
	SELECT id, upper(regexp_replace(data #>> '{document,number}', '[[:space:]./-]', '', 'g')) AS number,
		count(*) OVER (PARTITION BY upper(regexp_replace(data #>> '{document,number}', '[[:space:]./-]', '', 'g'))) AS times
	FROM "member"
) d WHERE d.id = "member"."id" AND d.times = 1;--> statement-breakpoint
INSERT INTO "membership" ("member_id", "level", "starts_on", "ends_on", "activated_at")
SELECT id, level, (data ->> 'memberSince')::date, membership_ends, now() FROM "member" WHERE data ->> 'memberSince' IS NOT NULL;
