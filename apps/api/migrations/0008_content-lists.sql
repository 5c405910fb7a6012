CREATE TABLE "content_list" (
	"name" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
