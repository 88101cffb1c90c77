CREATE TABLE "settlement_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"courier" text,
	"file_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "settlement_uploads_created" ON "settlement_uploads" USING btree ("created_at");