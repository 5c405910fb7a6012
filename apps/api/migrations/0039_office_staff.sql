-- Locks nothing that is in use: new tables.
CREATE TABLE "office_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"is_complete" boolean NOT NULL,
	"device" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "office_staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"password_hash" text,
	"second_factor_salt" uuid DEFAULT gen_random_uuid() NOT NULL,
	"second_factor_at" timestamp with time zone,
	"last_code_step" integer,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_signed_in_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "office_link" ADD CONSTRAINT "office_link_staff_id_office_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."office_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_recovery_code" ADD CONSTRAINT "office_recovery_code_staff_id_office_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."office_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_session" ADD CONSTRAINT "office_session_staff_id_office_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."office_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_session_of" ON "office_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "office_session_end" ON "office_session" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "office_staff_email" ON "office_staff" USING btree ("email") WHERE removed_at is null;