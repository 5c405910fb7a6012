CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"skus" text[] NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal_line" (
	"order_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	CONSTRAINT "withdrawal_line_order_id_sku_pk" PRIMARY KEY("order_id","sku")
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "in_process_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "own" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_line" ADD CONSTRAINT "withdrawal_line_of" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_of_order" ON "withdrawal" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_status" CHECK (status in ('new', 'in_process', 'completed', 'canceled') and (status <> 'completed' or delivered_on is not null));