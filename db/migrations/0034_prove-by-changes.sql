CREATE TABLE "invariant_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invariant_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"broken" jsonb NOT NULL,
	CONSTRAINT "invariant_runs_scope" CHECK ("invariant_runs"."scope" in ('changed', 'whole'))
);
--> statement-breakpoint
DROP INDEX "ledger_transfers_debit";--> statement-breakpoint
DROP INDEX "ledger_transfers_credit";--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "code" text GENERATED ALWAYS AS (split_part(id, ':', 1)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "invariant_runs_at" ON "invariant_runs" USING btree ("scope","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_moves_at" ON "stock_moves" USING brin ("at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_at" ON "ledger_transfers" USING brin ("at");--> statement-breakpoint
CREATE INDEX "order_events_at" ON "order_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "refund_sources_line" ON "refund_sources" USING btree ("line_id") WHERE "refund_sources"."line_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit","at","id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit","at","id");--> statement-breakpoint
INSERT INTO cases (kind, subject, opened_at) SELECT 'missing_parcel', 'order:' || number, missing_since FROM orders WHERE state = 'delivered' AND missing_since IS NOT NULL ON CONFLICT (kind, subject) WHERE closed_at IS NULL DO NOTHING;
