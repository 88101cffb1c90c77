ALTER TABLE "orders" ADD COLUMN "shop_note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "collection" text DEFAULT 'pickup' NOT NULL;
--> statement-breakpoint
CREATE INDEX "orders_seller_state" ON "orders" USING btree ("seller_id","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "parcels_number" ON "parcels" USING btree ("waybill") WHERE "parcels"."waybill" is not null;
--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_collection" CHECK ("parcels"."collection" in ('pickup', 'drop_off'));