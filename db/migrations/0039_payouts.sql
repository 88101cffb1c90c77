CREATE TABLE "payout_accounts" (
	"seller_id" integer PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"usable_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_items" (
	"transfer_id" text PRIMARY KEY NOT NULL,
	"payout_id" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_plans" (
	"seller_id" integer PRIMARY KEY NOT NULL,
	"rhythm" text DEFAULT 'daily' NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"held_reason" text,
	CONSTRAINT "payout_plans_rhythm" CHECK ("payout_plans"."rhythm" in ('daily', 'weekly')),
	CONSTRAINT "payout_plans_held" CHECK (("payout_plans"."held_at" is null) = ("payout_plans"."held_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"batch" text,
	"exported_at" timestamp with time zone,
	"exported_by" text,
	"bank" text,
	"number" text,
	"holder" text,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('created', 'exported', 'sent', 'returned', 'cancelled')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_exported" CHECK ("payouts"."state" not in ('exported', 'sent', 'returned') or ("payouts"."batch" is not null and "payouts"."number" is not null))
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_plans" ADD CONSTRAINT "payout_plans_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_items_payout" ON "payout_items" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_plans_due" ON "payout_plans" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open" ON "payouts" USING btree ("seller_id") WHERE "payouts"."state" in ('created', 'exported');--> statement-breakpoint
CREATE INDEX "payouts_seller" ON "payouts" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch");--> statement-breakpoint
-- Whoever changes them is named, and a member's change has its line in the audit log.
CREATE CONSTRAINT TRIGGER payouts_actor AFTER INSERT OR DELETE OR UPDATE OF state, amount, bank, number, holder ON payouts DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor('payout');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payout_accounts_actor AFTER INSERT OR DELETE OR UPDATE ON payout_accounts DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor();
