-- Locks nothing that is in use: new tables only.
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"issuer" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"corrects_id" uuid,
	"total_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"issued_on" date NOT NULL,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "invoice_token" UNIQUE("token"),
	CONSTRAINT "invoice_number" UNIQUE("issuer","number"),
	CONSTRAINT "invoice_position" UNIQUE("issuer","series","year","position"),
	CONSTRAINT "invoice_kind" CHECK (kind in ('simplified', 'full', 'corrective') and (kind = 'corrective') = (corrects_id is not null)),
	CONSTRAINT "invoice_total" CHECK ((kind = 'corrective' and total_cents < 0) or (kind <> 'corrective' and total_cents > 0))
);
--> statement-breakpoint
CREATE TABLE "invoice_chain" (
	"issuer" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_on" date,
	"generated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_record" (
	"issuer" text NOT NULL,
	"position" integer NOT NULL,
	"invoice_id" uuid NOT NULL,
	"type" text NOT NULL,
	"fingerprint" text NOT NULL,
	"element" jsonb NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_record_issuer_position_pk" PRIMARY KEY("issuer","position"),
	CONSTRAINT "invoice_record_of_invoice" UNIQUE("invoice_id","type"),
	CONSTRAINT "invoice_record_type" CHECK (type in ('issued', 'annulled'))
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"issuer" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_issuer_series_year_pk" PRIMARY KEY("issuer","series","year")
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_record" ADD CONSTRAINT "invoice_record_of" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_sale" ON "invoice" USING btree ("subject_type","subject_id") WHERE kind <> 'corrective';--> statement-breakpoint
CREATE INDEX "invoice_of_subject" ON "invoice" USING btree ("subject_type","subject_id");
--> statement-breakpoint
-- What was issued is never changed: whoever needs another number writes a corrective invoice.
CREATE FUNCTION refuse_to_change_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What was issued is never changed or deleted (%): issue a corrective invoice, or annul it.', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoice_stays BEFORE UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION refuse_to_change_invoices();
--> statement-breakpoint
CREATE TRIGGER invoice_is_kept BEFORE TRUNCATE ON "invoice" FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_invoices();
--> statement-breakpoint
CREATE TRIGGER invoice_record_stays BEFORE UPDATE OR DELETE ON "invoice_record" FOR EACH ROW EXECUTE FUNCTION refuse_to_change_invoices();
--> statement-breakpoint
CREATE TRIGGER invoice_record_is_kept BEFORE TRUNCATE ON "invoice_record" FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_invoices();
