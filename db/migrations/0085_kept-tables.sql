CREATE TABLE "kept_tables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_tables_created" ON "kept_tables" USING btree ("created_at");