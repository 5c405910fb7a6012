-- Locks nothing that is in use: a new table only.
CREATE TABLE "nightly_audit" (
	"day" date PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspected" jsonb,
	"failed" jsonb,
	"ended_at" timestamp with time zone
);
