ALTER TABLE "payment_attempts" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "lost_attempt" text;--> statement-breakpoint
CREATE INDEX "payment_attempts_transaction" ON "payment_attempts" USING btree ("transaction_id") WHERE "payment_attempts"."transaction_id" is not null;--> statement-breakpoint
CREATE INDEX "receipts_attempt" ON "receipts" USING btree ("attempt_id") WHERE "receipts"."attempt_id" is not null;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_lost_attempt" UNIQUE("lost_attempt");