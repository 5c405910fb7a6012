-- Locks `booking` for a moment: a column that is empty, and its unique index, read over the rows there are; a second for a million.
ALTER TABLE "booking" ADD COLUMN "office_key" uuid;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_office_key" UNIQUE("office_key");