-- Locks outbox for a moment: a column without a default rewrites no row.
ALTER TABLE "outbox" ADD COLUMN "request_id" text;