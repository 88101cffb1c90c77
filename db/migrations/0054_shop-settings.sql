ALTER TABLE "sellers" ADD COLUMN "hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "reopens_on" date;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "couriers" text[];--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "takes_cod" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "logo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "banner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_couriers" CHECK (cardinality("sellers"."couriers") > 0);