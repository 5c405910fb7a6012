-- Locks `invoice` while two indexes are made: nothing is issued meanwhile, some seconds for half a million. `coupon` and `voucher` for a moment: columns that are empty or have a constant default; a check reads the rows of `coupon`.
CREATE TABLE "voucher_sending" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "made_by" text DEFAULT 'folder' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "in_folder" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "line" integer;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "folder_active" boolean;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "folder_until" date;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "said_active" boolean;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "said_until" date;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "folder_active" boolean;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "folder_until" date;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "said_active" boolean;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "said_until" date;--> statement-breakpoint
ALTER TABLE "voucher_sending" ADD CONSTRAINT "voucher_sending_voucher" FOREIGN KEY ("code") REFERENCES "public"."voucher"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_sending_code" ON "voucher_sending" USING btree ("code","sent_at");--> statement-breakpoint
CREATE INDEX "voucher_sending_email" ON "voucher_sending" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invoice_begin" ON "invoice" USING btree (number text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_reference" ON "invoice" USING btree ((document ->> 'reference'));--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_maker" CHECK (made_by in ('folder', 'office'));