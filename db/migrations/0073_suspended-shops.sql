DROP VIEW "public"."listed_products";--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "suspended_orders" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "suspended_money" text;--> statement-breakpoint
CREATE INDEX "sellers_suspended_shops" ON "sellers" USING btree ("id") WHERE "sellers"."suspended_at" is not null;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_suspended_orders" CHECK ("sellers"."suspended_orders" in ('go_on', 'cancel'));--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_suspended_money" CHECK ("sellers"."suspended_money" in ('go_on', 'held'));--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_suspended" CHECK (num_nonnulls("sellers"."suspended_at", "sellers"."suspended_reason", "sellers"."suspended_orders", "sellers"."suspended_money") in (0, 4));--> statement-breakpoint
CREATE VIEW "public"."listed_products" AS (select "id", "state", "state_reason", "name", "slug", "short_description", "description", "price", "original_price", "discount", "flash_price", "price_now", "discount_now", "image_url", "images", "rating", "review_count", "sold_count", "sold_by_orders", "is_sold_out", "is_free_shipping", "location", "category_id", "subcategory_id", "seller_id", "weight_grams", "tag_ids", "collections", "specifications", "variants", "option_words", "folded_name", "list_position", "created_at", "updated_at", "not_returnable", "image_texts" from "products" where ("products"."state" = 'listed' and not exists (select from sellers s where s.id = "products"."seller_id" and s.suspended_at is not null)));--> statement-breakpoint
DROP TRIGGER "sellers_actor" ON "sellers";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sellers_actor AFTER INSERT OR UPDATE OF is_official, is_pkp, npwp, is_trusted, suspended_at ON sellers DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor('seller');
