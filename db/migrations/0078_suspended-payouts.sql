ALTER TABLE "payout_plans" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_plans" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "payout_plans" ADD CONSTRAINT "payout_plans_suspended" CHECK (("payout_plans"."suspended_at" is null) = ("payout_plans"."suspended_reason" is null));