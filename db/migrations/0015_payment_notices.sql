DROP INDEX "payment_attempts_due";--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "next_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "notice_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_attempts_open_due" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null and "payment_attempts"."state" <> 'paid';--> statement-breakpoint
CREATE INDEX "payment_attempts_paid_due" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null and "payment_attempts"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "simulated_payments_notice" ON "simulated_payments" USING btree ("next_notice_at") WHERE "simulated_payments"."next_notice_at" is not null;