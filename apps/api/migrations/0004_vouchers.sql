CREATE TABLE "voucher" (
	"code" text PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"brand" text NOT NULL,
	"experience_id" text,
	"participants" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"used_at" timestamp with time zone,
	"member_id" uuid,
	"season" integer,
	"order_id" uuid,
	"order_position" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_of_member" UNIQUE("member_id","brand","season"),
	CONSTRAINT "voucher_of_order" UNIQUE("order_id","order_position"),
	CONSTRAINT "voucher_kind" CHECK ((code like 'U-%') = (experience_id is not null)),
	CONSTRAINT "voucher_days" CHECK (ends_on >= starts_on),
	CONSTRAINT "voucher_participants" CHECK (participants > 0),
	CONSTRAINT "voucher_maker" CHECK (made_by in ('folder', 'office', 'club', 'shop'))
);
--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_member" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;