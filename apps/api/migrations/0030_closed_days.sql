-- Locks nothing that is in use: a new table only.
CREATE TABLE "closed_day" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_day_of_brand" PRIMARY KEY("brand","day")
);
