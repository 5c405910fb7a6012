CREATE TABLE "basket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"coupon_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_session" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "basket_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigserial NOT NULL,
	"basket_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price_cents" integer NOT NULL,
	CONSTRAINT "basket_line_sku" UNIQUE("basket_id","sku"),
	CONSTRAINT "basket_line_quantity" CHECK ("basket_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"sku" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"reduced" boolean NOT NULL,
	CONSTRAINT "price_history_sku_since_pk" PRIMARY KEY("sku","since")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"sku" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"vintage" integer NOT NULL,
	"millilitres" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"price_before_cents" integer,
	"soon" boolean NOT NULL,
	"club_only" boolean NOT NULL,
	"on_sale" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "product_price" CHECK ("product"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	"folder_stock" integer NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("stock"."allocated" >= 0 and "stock"."allocated" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "wine" (
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "wine_brand_slug_pk" PRIMARY KEY("brand","slug")
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "coupon_use_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_intent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"member_id" uuid,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"told_revision" integer DEFAULT 0 NOT NULL,
	"payment_intent_id" text,
	"payment_secret" text,
	"origin" text NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"terms_version" text,
	"reason" text,
	"reason_lines" jsonb,
	"busy_until" timestamp with time zone DEFAULT now() NOT NULL,
	"check_after" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_intent_payment" UNIQUE("payment_intent_id"),
	CONSTRAINT "order_intent_state" CHECK (state in ('creating', 'open', 'placing', 'placed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"label" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"discount_per_unit_cents" integer NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_revision" (
	"intent_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_revision_intent_id_revision_pk" PRIMARY KEY("intent_id","revision"),
	CONSTRAINT "order_revision_money" CHECK (total_cents >= 0 and due_cents >= 0 and due_cents <= total_cents)
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"intent_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"session_id" uuid NOT NULL,
	"member_id" uuid,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"view_token" text NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"tracked_at" timestamp with time zone,
	CONSTRAINT "shop_order_number" UNIQUE("number"),
	CONSTRAINT "shop_order_intent" UNIQUE("intent_id"),
	CONSTRAINT "shop_order_payment" UNIQUE("payment_intent_id"),
	CONSTRAINT "shop_order_view" UNIQUE("view_token"),
	CONSTRAINT "shop_order_state" CHECK (state in ('authorised', 'paid', 'cancelled', 'refunded')),
	CONSTRAINT "shop_order_money" CHECK (captured_cents between 0 and due_cents and refunded_cents between 0 and captured_cents)
);
--> statement-breakpoint
CREATE TABLE "experience" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"estate_hash" text,
	"imported_at" timestamp with time zone,
	"shipping" jsonb
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"email" text NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscription_pk" PRIMARY KEY("email","site")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mail_template" (
	"name" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "mail_template_name_language_pk" PRIMARY KEY("name","language")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"route" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "page_route" UNIQUE("brand","language","route")
);
--> statement-breakpoint
CREATE TABLE "partial" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"folder_password_hash" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"level" text NOT NULL,
	"membership_ends" date,
	"data" jsonb NOT NULL,
	CONSTRAINT "member_number" UNIQUE("number"),
	CONSTRAINT "member_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shipping_country" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"postcode_regex" text NOT NULL,
	"price_cents" integer NOT NULL,
	"free_from_cents" integer,
	"note" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"brands" text[],
	"active" boolean NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_one_kind" CHECK (("coupon"."percent" is null) <> ("coupon"."amount_cents" is null)),
	CONSTRAINT "coupon_uses" CHECK ("coupon"."uses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_of_session" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_basket" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_product" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_revision" ADD CONSTRAINT "order_revision_intent" FOREIGN KEY ("intent_id") REFERENCES "public"."order_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_of_intent" FOREIGN KEY ("intent_id") REFERENCES "public"."order_intent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_line_of_sku" ON "basket_line" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "product_wine" ON "product" USING btree ("brand","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "order_intent_live" ON "order_intent" USING btree ("basket_id") WHERE state in ('creating', 'open', 'placing');--> statement-breakpoint
CREATE INDEX "order_intent_unfinished" ON "order_intent" USING btree ("check_after") WHERE state in ('creating', 'open', 'placing');--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("claimed_until") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");