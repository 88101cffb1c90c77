CREATE TABLE "queue_owners" (
	"queue" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
