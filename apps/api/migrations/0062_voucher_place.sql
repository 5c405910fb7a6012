-- Locks `voucher` for a moment: two columns that are empty.
ALTER TABLE "voucher" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "line" integer;