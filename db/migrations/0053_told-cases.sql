ALTER TABLE "cases" ADD COLUMN "told_at" timestamp with time zone;
--> statement-breakpoint
-- Of what is open already nobody is told now.
UPDATE "cases" SET "told_at" = now();
--> statement-breakpoint
CREATE INDEX "cases_untold" ON "cases" USING btree ("id") WHERE "cases"."told_at" is null;
