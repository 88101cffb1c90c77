ALTER TABLE "simulated_parcels" DROP CONSTRAINT "simulated_parcels_waybill_id_unique";--> statement-breakpoint
DROP INDEX "parcels_number";--> statement-breakpoint
DROP INDEX "parcels_waybill";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
-- What was sent before is told to nobody any more.
UPDATE "payouts" SET "told_at" = "sent_at" WHERE "sent_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refund_accounts_number" ON "refund_accounts" USING btree ("number");--> statement-breakpoint
CREATE INDEX "refunds_purchase" ON "refunds" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payout_accounts_number" ON "payout_accounts" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payouts_untold" ON "payouts" USING btree ("sent_at") WHERE "payouts"."state" = 'sent' and "payouts"."told_at" is null;--> statement-breakpoint
CREATE INDEX "returns_ask_at" ON "returns" USING btree ("ask_at") WHERE "returns"."state" = 'sent' and "returns"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "returns_waybill" ON "returns" USING btree (upper("waybill")) WHERE "returns"."waybill" <> '';--> statement-breakpoint
CREATE INDEX "parcels_number" ON "parcels" USING btree (upper("waybill")) WHERE "parcels"."waybill" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_waybill" ON "parcels" USING btree ("courier","waybill") WHERE "parcels"."booking_id" is not null;--> statement-breakpoint
ALTER TABLE "simulated_parcels" ADD CONSTRAINT "simulated_parcels_waybill" UNIQUE("waybill_id","courier");