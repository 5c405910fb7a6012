-- Locks `content_state`, of one row, for a moment: a column that is empty.
ALTER TABLE "content_state" ADD COLUMN "settings" jsonb;