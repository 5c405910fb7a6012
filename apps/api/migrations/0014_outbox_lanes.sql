DROP INDEX "outbox_open";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "claimed_until" TO "available_at";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sequence" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_sequence" ON "outbox" USING btree ("sequence","id") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("available_at") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;
