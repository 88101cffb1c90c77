ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
DROP INDEX "orders_without_invoice";--> statement-breakpoint
DROP INDEX "purchases_cod_buyers";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "cod_buyers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "purchases" SET "cod_buyers" = "buyers" WHERE "method" = 'cod';--> statement-breakpoint
CREATE INDEX "purchases_cod_address" ON "purchases" USING btree ("address_hash","created_at") WHERE "purchases"."method" = 'cod';--> statement-breakpoint
CREATE INDEX "purchases_known_guests" ON "purchases" USING gin ("buyers") WHERE "purchases"."state" = 'confirmed' and "purchases"."user_id" is null;--> statement-breakpoint
CREATE INDEX "orders_without_invoice" ON "orders" USING btree ("purchase_id") WHERE "orders"."invoice_number" is null and "orders"."state" not in ('unpaid', 'unconfirmed', 'cancelled');--> statement-breakpoint
CREATE INDEX "purchases_cod_buyers" ON "purchases" USING gin ("cod_buyers") WHERE "purchases"."method" = 'cod';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('unpaid', 'unconfirmed', 'waiting', 'new', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'cancelled'));