DROP VIEW "public"."listed_products";--> statement-breakpoint
ALTER TABLE "subcategories" DROP CONSTRAINT "subcategories_not_returnable";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "not_returnable" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_texts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "not_returnable" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_not_returnable" CHECK ("products"."not_returnable" in ('food', 'drinks', 'consumables', 'final_sale'));--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_not_returnable" CHECK ("subcategories"."not_returnable" in ('food', 'drinks', 'consumables', 'final_sale'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_not_returnable" CHECK ("order_lines"."not_returnable" in ('food', 'drinks', 'consumables', 'final_sale'));--> statement-breakpoint
CREATE VIEW "public"."listed_products" AS (select "id", "state", "state_reason", "name", "slug", "short_description", "description", "price", "original_price", "discount", "flash_price", "price_now", "discount_now", "image_url", "images", "rating", "review_count", "sold_count", "sold_by_orders", "is_sold_out", "is_free_shipping", "location", "category_id", "subcategory_id", "seller_id", "weight_grams", "tag_ids", "collections", "specifications", "variants", "option_words", "folded_name", "list_position", "created_at", "updated_at", "not_returnable", "image_texts" from "products" where "products"."state" = 'listed');--> statement-breakpoint
-- What was bought keeps what was told then.
UPDATE "order_lines" l SET "not_returnable" = u."not_returnable"
FROM "products" p JOIN "subcategories" u ON u."id" = p."subcategory_id"
WHERE p."id" = l."product_id" AND u."not_returnable" IS NOT NULL;--> statement-breakpoint
-- The sample products of the search screen named no warranty; the page said 12 months of all that named none.
UPDATE "products" SET "specifications" = "specifications" || '[{"key": "Garansi", "value": "12 Bulan"}]'::jsonb
WHERE "list_position" IS NOT NULL AND EXISTS (SELECT FROM "shop_facts" WHERE "key" = 'demo')
  AND NOT EXISTS (SELECT FROM jsonb_array_elements("specifications") s WHERE lower(s->>'key') = 'garansi');--> statement-breakpoint
UPDATE "product_drafts" d SET "body" = d."body" || jsonb_build_object(
  'allowsCod', coalesce((SELECT 11 = any(p."tag_ids") FROM "products" p WHERE p."id" = d."product_id"), false),
  'notReturnable', '',
  'pictures', (SELECT coalesce(jsonb_agg(e.value || '{"text": ""}' ORDER BY e.ordinality), '[]')
    FROM jsonb_array_elements(d."body"->'pictures') WITH ORDINALITY e),
  'choices', (SELECT coalesce(jsonb_agg(e.value || jsonb_build_object('picture', coalesce((
      SELECT k."image_url" FROM "skus" k WHERE k."product_id" = d."product_id" AND k."archived_at" IS NULL
        AND to_jsonb(k."options") = e.value->'options' LIMIT 1), '')) ORDER BY e.ordinality), '[]')
    FROM jsonb_array_elements(d."body"->'choices') WITH ORDINALITY e));
