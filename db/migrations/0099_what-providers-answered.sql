ALTER TABLE "payment_attempts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_answer" CHECK ("payment_attempts"."answer" in ('pending', 'paid', 'review', 'failed', 'expired', 'cancelled', 'reversed', 'not_found', 'silent'));