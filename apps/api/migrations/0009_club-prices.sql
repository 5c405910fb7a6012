ALTER TABLE "product" ADD COLUMN "club_levels" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "member_price_cents" integer;