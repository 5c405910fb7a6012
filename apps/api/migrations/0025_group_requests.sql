-- Locks nothing that is in use: a new table only.
CREATE TABLE "group_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"web_language" text NOT NULL,
	"experience_id" text,
	"day" date NOT NULL,
	"people" integer NOT NULL,
	"wish" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_request_people" CHECK (people > 0)
);
--> statement-breakpoint
CREATE INDEX "group_request_email" ON "group_request" USING btree ("email");