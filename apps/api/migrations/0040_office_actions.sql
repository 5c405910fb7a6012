-- Locks `shop_order` and `outbox` against writes while their indexes are made, about a second for a million rows each; the words of all orders are written beside them, half a minute for half a million.
CREATE TABLE "order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"units" integer NOT NULL,
	"shipping_mode" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_action" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"staff_id" uuid,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"erased_at" timestamp with time zone,
	CONSTRAINT "office_action_actor" CHECK ((actor = 'person') = (staff_id is not null))
);
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_action" ADD CONSTRAINT "office_action_staff_id_office_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."office_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_words" ON "order_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_search_country" ON "order_search" USING btree ("country","placed_at");--> statement-breakpoint
CREATE INDEX "office_action_of_subject" ON "office_action" USING btree ("subject_kind","subject","id");--> statement-breakpoint
CREATE INDEX "office_action_of_person" ON "office_action" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "office_action_of_kind" ON "office_action" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "office_action_at" ON "office_action" USING btree ("at");--> statement-breakpoint
CREATE INDEX "shop_order_placed" ON "shop_order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "shop_order_status_placed" ON "shop_order" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "outbox_of_sequence" ON "outbox" USING btree ("sequence") WHERE "outbox"."sequence" is not null;--> statement-breakpoint
CREATE FUNCTION plain_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT translate(lower(given), 'áàäâãåéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÅÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')
$$;
--> statement-breakpoint
CREATE FUNCTION search_words(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 200)), '{}'))
	FROM unnest(regexp_split_to_array(plain_words(given), '\s+') || regexp_split_to_array(plain_words(given), '[^[:alnum:]]+')) word WHERE word <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION search_query(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_agg('''' || replace(replace(left(word, 200), '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
	FROM unnest(regexp_split_to_array(plain_words(given), '\s+')) word WHERE word <> ''
$$;
--> statement-breakpoint
CREATE VIEW order_search_source AS
SELECT o.id AS order_id, o.placed_at,
	trim(concat_ws(' ', r.snapshot #>> '{parts,client_info,name}', r.snapshot #>> '{parts,client_info,surname}')) AS name,
	coalesce(r.snapshot #>> '{parts,shipping_address,country_id}', r.snapshot #>> '{parts,billing_address,country_id}', '') AS country,
	(SELECT coalesce(sum((line ->> 'quantity')::integer), 0)::integer FROM jsonb_array_elements(r.snapshot -> 'lines') line) AS units,
	r.snapshot #>> '{parts,shipping_mode}' AS shipping_mode,
	search_words(concat_ws(' ', o.number, o.email, o.tracking_number, r.snapshot #>> '{parts,client_info,name}', r.snapshot #>> '{parts,client_info,surname}',
		r.snapshot #>> '{parts,client_info,phone_number}', r.snapshot #>> '{parts,shipping_address,company}',
		r.snapshot #>> '{parts,shipping_address,first_name}', r.snapshot #>> '{parts,shipping_address,last_name}',
		r.snapshot #>> '{parts,billing_address,company}', r.snapshot #>> '{parts,billing_address,document_number}',
		(SELECT string_agg(concat_ws(' ', line ->> 'sku', line ->> 'title'), ' ') FROM jsonb_array_elements(r.snapshot -> 'lines') line))) AS words
FROM shop_order o JOIN order_revision r ON r.intent_id = o.intent_id AND r.revision = o.revision;
--> statement-breakpoint
INSERT INTO "order_search" ("order_id", "placed_at", "name", "country", "units", "shipping_mode", "words") SELECT order_id, placed_at, name, country, units, shipping_mode, words FROM order_search_source;
--> statement-breakpoint
CREATE FUNCTION refuse_to_change_actions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The log of actions is never changed or deleted: %', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER office_action_stays BEFORE UPDATE ON "office_action" FOR EACH ROW
WHEN ((OLD.id, OLD.at, OLD.actor, OLD.staff_id, OLD.kind, OLD.subject_kind, OLD.subject)
	IS DISTINCT FROM (NEW.id, NEW.at, NEW.actor, NEW.staff_id, NEW.kind, NEW.subject_kind, NEW.subject)
	OR NOT (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.reason IS NULL))
EXECUTE FUNCTION refuse_to_change_actions();
--> statement-breakpoint
CREATE TRIGGER office_action_is_kept BEFORE DELETE ON "office_action" FOR EACH ROW EXECUTE FUNCTION refuse_to_change_actions();
--> statement-breakpoint
CREATE TRIGGER office_action_is_whole BEFORE TRUNCATE ON "office_action" FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_actions();
