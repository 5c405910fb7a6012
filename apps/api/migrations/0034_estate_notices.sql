-- Locks nothing that is in use: a new table only.
CREATE TABLE "estate_notice" (
	"key" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"notice" jsonb NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "estate_notice_waiting" ON "estate_notice" USING btree ("brand","written_at");