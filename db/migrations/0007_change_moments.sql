-- When a change was made, so that it can be kept for hours: processes that slept find what they missed.
ALTER TABLE "catalog_changes" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;
