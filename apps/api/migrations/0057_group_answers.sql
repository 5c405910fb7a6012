-- Locks `group_request` for a moment: two columns that are empty, and an index over the rows there are, some hundreds.
ALTER TABLE "group_request" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "group_request" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "group_request_made" ON "group_request" USING btree ("created_at","id");