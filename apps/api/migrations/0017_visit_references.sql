ALTER TABLE "booking" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "booking" SET "reference" = upper(substr(id::text, 1, 4) || '-' || substr(id::text, 5, 4));--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "followed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_intent" ADD COLUMN "member_id" uuid;--> statement-breakpoint
CREATE INDEX "booking_member" ON "booking" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "booking_email" ON "booking" USING btree ((visitor ->> 'email'));--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_reference" UNIQUE("reference");