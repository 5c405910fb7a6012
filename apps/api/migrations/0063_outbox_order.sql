-- Locks `outbox` while its rows are read for two indexes of those that are open: nothing is ordered or done meanwhile, a second for a million.
DROP INDEX "outbox_open";--> statement-breakpoint
DROP INDEX "outbox_sequence";--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("available_at","id") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_sequence" ON "outbox" USING btree ("sequence","id") WHERE coalesce("outbox"."done_at", "outbox"."dead_at") is null;