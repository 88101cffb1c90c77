CREATE TABLE "refund_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" uuid NOT NULL,
	"batch" text NOT NULL,
	"state" text NOT NULL,
	"exported_at" timestamp with time zone NOT NULL,
	"exported_by" text NOT NULL,
	"sent_at" timestamp with time zone,
	"bank_line" text,
	"ended_at" timestamp with time zone,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	CONSTRAINT "refund_transfers_state" CHECK ("refund_transfers"."state" in ('exported', 'sent', 'returned', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "refund_transfers" ADD CONSTRAINT "refund_transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_transfers_refund" ON "refund_transfers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_transfers_batch" ON "refund_transfers" USING btree ("batch");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_transfers_live" ON "refund_transfers" USING btree ("refund_id") WHERE "refund_transfers"."state" in ('exported', 'sent');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('created', 'sent', 'done', 'failed', 'needs_account', 'manual', 'exported', 'bounced'));