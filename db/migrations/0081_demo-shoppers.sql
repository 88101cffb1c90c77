CREATE TABLE "demo_shoppers" (
	"n" integer PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"has_ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "is_rating_own" boolean DEFAULT false NOT NULL;