CREATE TABLE "membership_level" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL
);
