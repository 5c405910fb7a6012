-- Locks nothing: two new tables.
CREATE TABLE "office_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"reason" text,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "office_work_kind" CHECK (kind in ('dispatches', 'purchases', 'delivery_notes'))
);
--> statement-breakpoint
CREATE TABLE "office_work_line" (
	"work_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject" text NOT NULL,
	"asked" jsonb NOT NULL,
	"outcome" text,
	"problem" text,
	"message" text,
	"result" jsonb,
	CONSTRAINT "office_work_line_of" PRIMARY KEY("work_id","position"),
	CONSTRAINT "office_work_line_outcome" CHECK (outcome in ('done', 'already', 'failed') and (outcome = 'failed') = (message is not null))
);
--> statement-breakpoint
ALTER TABLE "office_work_line" ADD CONSTRAINT "office_work_line_work_id_office_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."office_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_work_begun" ON "office_work" USING btree ("begun_at","id");--> statement-breakpoint
CREATE INDEX "office_work_line_subject" ON "office_work_line" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "office_work_line_open" ON "office_work_line" USING btree ("work_id","position") WHERE outcome is null;