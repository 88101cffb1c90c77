CREATE TABLE "payment_proofs" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_place";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "unique_code" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open_transfer" ON "payment_attempts" USING btree ("amount") WHERE "payment_attempts"."method" = 'transfer' and "payment_attempts"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0);--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_unique_code" CHECK ("payment_attempts"."unique_code" between 0 and 999);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_place" CHECK ("receipts"."place" in ('provider', 'bank', 'shop'));
