ALTER TABLE "desk_factors" ADD COLUMN "begun_in" uuid;--> statement-breakpoint
ALTER TABLE "desk_factors" ADD COLUMN "begun_at" timestamp with time zone;