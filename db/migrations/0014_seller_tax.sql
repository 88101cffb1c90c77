ALTER TABLE "sellers" ADD COLUMN "is_pkp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "npwp" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_npwp" CHECK (not "sellers"."is_pkp" or "sellers"."npwp" is not null);