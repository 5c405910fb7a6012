-- Locks `invitation` for a moment: a column may be empty, and another is added that is; none of its rows is written.
ALTER TABLE "invitation" ALTER COLUMN "inviter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "brand" text;
