CREATE TABLE "captcha_secret" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "captcha_secret_one" CHECK ("captcha_secret"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "used_captcha" (
	"token" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
