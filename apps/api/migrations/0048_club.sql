-- Locks `membership` for a moment: both columns have a constant for the rows there are, so none is written.
ALTER TABLE "membership" ADD COLUMN "by_office" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "renews" boolean DEFAULT true NOT NULL;