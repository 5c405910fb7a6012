-- Locks `office_action`: nothing is written in the log while its words are indexed, half a minute for half a million actions; `voucher` an instant, since it is small. `sales_day` is new.
CREATE TABLE "sales_day" (
	"day" date NOT NULL,
	"sku" text NOT NULL,
	"title" text,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "sales_day_day_sku_pk" PRIMARY KEY("day","sku")
);
--> statement-breakpoint
CREATE INDEX "office_action_words" ON "office_action" USING gin (search_words(subject || ' ' || kind || ' ' || coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')));--> statement-breakpoint
CREATE INDEX "voucher_made" ON "voucher" USING btree ("created_at","code");