-- Locks `payment_link` for a moment: two columns that are empty, and the unique index of one, read over the rows there are; a second for a million.
ALTER TABLE "payment_link" ADD COLUMN "office_key" uuid;--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "office_wish" text;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_office_key" UNIQUE("office_key");