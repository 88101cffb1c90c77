ALTER TABLE "refunds" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_reminders" ON "refunds" USING btree ("remind_at") WHERE "refunds"."remind_at" is not null;--> statement-breakpoint
UPDATE refunds SET waits_since = shop_now(), remind_at = shop_now() + interval '3 days' WHERE state IN ('needs_account', 'bounced');
