ALTER TABLE "payout_items" DROP CONSTRAINT "payout_items_pkey";--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_transfer_id_payout_id_pk" PRIMARY KEY("transfer_id","payout_id");--> statement-breakpoint
CREATE INDEX "orders_returning" ON "orders" USING btree ("seller_id") WHERE "orders"."return_id" is not null;
