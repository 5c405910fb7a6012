-- Locks `session` for an instant (columns without a default); the foreign keys of the new tables stop writes to `member` for a moment.
CREATE TABLE "email_change" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_change_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "renewal_request" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"site" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "logged_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_member" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_request" ADD CONSTRAINT "renewal_request_member" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;