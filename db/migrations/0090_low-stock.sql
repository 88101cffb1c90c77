DROP VIEW "public"."listed_products";--> statement-breakpoint
DROP INDEX "products_seller_sold";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_low_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_seller_new" ON "products" USING btree ("seller_id","state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_low_new" ON "products" USING btree ("seller_id","id" DESC NULLS FIRST) WHERE state = 'listed' and has_low_stock;--> statement-breakpoint
CREATE INDEX "products_low_sold" ON "products" USING btree ("seller_id","sold_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'listed' and has_low_stock;--> statement-breakpoint
CREATE INDEX "products_seller_sold" ON "products" USING btree ("seller_id","state","sold_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE VIEW "public"."listed_products" AS (select "id", "state", "state_reason", "name", "slug", "short_description", "description", "price", "original_price", "discount", "flash_price", "price_now", "discount_now", "image_url", "images", "rating", "review_count", "sold_count", "sold_by_orders", "is_sold_out", "has_low_stock", "is_free_shipping", "location", "category_id", "subcategory_id", "seller_id", "weight_grams", "tag_ids", "collections", "specifications", "variants", "option_words", "folded_name", "list_position", "created_at", "updated_at", "not_returnable", "image_texts" from "products" where ("products"."state" = 'listed' and not exists (select from sellers s where s.id = "products"."seller_id" and s.suspended_at is not null)));--> statement-breakpoint
-- As in 0013_buying.sql, with whether a SKU for sale has 5 pieces or fewer (`LOW_STOCK` of the domain).
CREATE OR REPLACE FUNCTION keep_products(ids integer[]) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM FROM flash_items WHERE product_id = ANY (ids) ORDER BY session_id, product_id FOR NO KEY UPDATE;
	UPDATE flash_items f SET price = kept.price
	FROM (
		SELECT DISTINCT ON (p.session_id, p.product_id) p.session_id, p.product_id, p.price
		FROM flash_prices p JOIN skus s ON s.id = p.sku_id LEFT JOIN inventory i ON i.sku_id = s.id
		WHERE p.product_id = ANY (ids) AND s.archived_at IS NULL
		ORDER BY p.session_id, p.product_id, coalesce(i.stock, 0) = 0, p.price
	) kept
	WHERE (f.session_id, f.product_id) = (kept.session_id, kept.product_id) AND f.price <> kept.price;

	PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE products p SET price = kept.price, original_price = kept.original_price, is_sold_out = kept.is_sold_out,
		has_low_stock = kept.has_low_stock,
		discount = CASE WHEN (p.price, p.original_price) IS NOT DISTINCT FROM (kept.price, kept.original_price) THEN p.discount
			WHEN kept.original_price > kept.price
			THEN ((kept.original_price - kept.price) * 200::bigint + kept.original_price) / (kept.original_price * 2::bigint)
			ELSE 0 END
	FROM (
		SELECT DISTINCT ON (o.id) o.id, coalesce(s.price, o.price) AS price,
			coalesce(s.original_price, o.original_price) AS original_price, coalesce(i.stock, 0) = 0 AS is_sold_out,
			coalesce(bool_or(i.stock <= 5) OVER (PARTITION BY o.id), false) AS has_low_stock
		FROM products o
		LEFT JOIN skus s ON s.product_id = o.id AND s.archived_at IS NULL
		LEFT JOIN inventory i ON i.sku_id = s.id
		WHERE o.id = ANY (ids)
		ORDER BY o.id, coalesce(i.stock, 0) = 0, s.price, s.position
	) kept
	WHERE p.id = kept.id AND (p.price, p.original_price, p.is_sold_out, p.has_low_stock)
		IS DISTINCT FROM (kept.price, kept.original_price, kept.is_sold_out, kept.has_low_stock);
END $$;
--> statement-breakpoint
-- Stock decides about its product when it crosses zero or the limit of low stock: other sales do not write the product.
DROP TRIGGER inventory_price_crossed ON inventory;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER inventory_crossed AFTER UPDATE ON inventory DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN ((OLD.stock = 0, OLD.stock <= 5) IS DISTINCT FROM (NEW.stock = 0, NEW.stock <= 5))
	EXECUTE FUNCTION note_crossed_stock();
--> statement-breakpoint
-- Updates of products, with their tags as in note_changed_rows. Low stock concerns no page that is kept, so that a sale
-- does not make the lists anew.
CREATE OR REPLACE FUNCTION note_updated_products() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	low_only integer[];
	tags text[];
BEGIN
	IF (SELECT count(*) FROM (SELECT FROM after_update LIMIT 301) n) > 300 THEN
		PERFORM note_catalog_changes(ARRAY['all']);
		RETURN NULL;
	END IF;
	low_only := ARRAY(SELECT n.id FROM before_update o JOIN after_update n ON n.id = o.id
		WHERE o.has_low_stock <> n.has_low_stock AND to_jsonb(o) - 'has_low_stock' = to_jsonb(n) - 'has_low_stock');
	tags := ARRAY(SELECT unnest(ARRAY['product:' || c.id, 'products:category:' || c.category_id,
			'products:seller:' || c.seller_id])
		FROM (SELECT id, category_id, seller_id FROM before_update
			UNION SELECT id, category_id, seller_id FROM after_update) c
		WHERE c.id <> ALL (low_only));
	IF tags <> '{}' THEN
		PERFORM note_catalog_changes(tags || ARRAY['products']);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_changed_from ON products;
--> statement-breakpoint
DROP TRIGGER products_changed_to ON products;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products
	REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update
	FOR EACH STATEMENT EXECUTE FUNCTION note_updated_products();
--> statement-breakpoint
UPDATE "products" SET "has_low_stock" = true WHERE id IN (
	SELECT i.product_id FROM "inventory" i JOIN "skus" s ON s.id = i.sku_id WHERE i.stock <= 5 AND s.archived_at IS NULL);
