DROP VIEW "public"."running_flash_items";--> statement-breakpoint
ALTER TABLE "flash_sessions" ADD COLUMN "began_at" timestamp with time zone;--> statement-breakpoint
CREATE VIEW "public"."running_flash_items" AS (select "flash_items"."product_id", "flash_items"."price", "flash_items"."quota", "flash_items"."sold", "flash_items"."per_buyer", "flash_items"."session_id", "flash_sessions"."ends_at" from "flash_items" inner join "flash_sessions" on "flash_sessions"."id" = "flash_items"."session_id" where "flash_sessions"."starts_at_hour" is null);

--> statement-breakpoint
DROP VIEW "public"."product_stock";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_by_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_sold_out" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."product_stock" AS (select "inventory"."product_id", least(sum("inventory"."stock"), 2147483647)::integer as "stock" from "inventory" inner join "skus" on "skus"."id" = "inventory"."sku_id" where "skus"."archived_at" is null group by "inventory"."product_id");
--> statement-breakpoint
UPDATE "products" SET "is_sold_out" = false WHERE id IN (SELECT product_id FROM "inventory" WHERE stock > 0);
--> statement-breakpoint
-- A demo's running session gets its end: 08:00 of tomorrow, Jakarta time (`sessionEnd` of the domain).
UPDATE "flash_sessions" SET "began_at" = now(),
	"ends_at" = (date_trunc('day', now() AT TIME ZONE 'Asia/Jakarta') + interval '32 hours') AT TIME ZONE 'Asia/Jakarta'
WHERE "starts_at_hour" IS NULL AND EXISTS (SELECT FROM "shop_facts" WHERE key = 'demo' AND value = 'on');
--> statement-breakpoint
-- Gives some products what follows from their SKUs, and writes only what changes: price and original price of the
-- cheapest in stock, else of the cheapest; whether any is in stock; and for each of their flash items the lowest flash
-- price of those in stock. Rows are locked before they are looked at, flash items first: else two orders that take the
-- last pieces of two SKUs at the same moment would each still see the other's.
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
		discount = CASE WHEN (p.price, p.original_price) IS NOT DISTINCT FROM (kept.price, kept.original_price) THEN p.discount
			WHEN kept.original_price > kept.price
			THEN ((kept.original_price - kept.price) * 200::bigint + kept.original_price) / (kept.original_price * 2::bigint)
			ELSE 0 END
	FROM (
		SELECT DISTINCT ON (o.id) o.id, coalesce(s.price, o.price) AS price,
			coalesce(s.original_price, o.original_price) AS original_price, coalesce(i.stock, 0) = 0 AS is_sold_out
		FROM products o
		LEFT JOIN skus s ON s.product_id = o.id AND s.archived_at IS NULL
		LEFT JOIN inventory i ON i.sku_id = s.id
		WHERE o.id = ANY (ids)
		ORDER BY o.id, coalesce(i.stock, 0) = 0, s.price, s.position
	) kept
	WHERE p.id = kept.id AND (p.price, p.original_price, p.is_sold_out)
		IS DISTINCT FROM (kept.price, kept.original_price, kept.is_sold_out);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_skus() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM keep_products(ARRAY(SELECT DISTINCT product_id FROM changed));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_crossed_stock() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM keep_products(ARRAY[NEW.product_id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION keep_product_prices(integer[]);
--> statement-breakpoint
-- An order changes stock and sold pieces of single products many times a second: that is noted as `stock:12`, which is
-- the product's own page. What lists show of them is written less often: a product that sells out or comes back
-- (keep_products), and the figures of sold pieces, which are counted every 10 s for the products noted here. Like the
-- change log, this table is not part of db/schema and never of a dump.
CREATE TABLE "products_to_count" (
	"product_id" integer NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_sold_pieces() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO products_to_count (product_id)
		SELECT DISTINCT s.product_id FROM changed c JOIN skus s ON s.id = c.sku_id
		WHERE c.kind IN ('take', 'free', 'restock');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_moves_sold AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_sold_pieces();
--> statement-breakpoint
-- As in 0005_catalog_changes.sql, with SKUs and stock.
CREATE OR REPLACE FUNCTION note_changed_rows() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	tags text[];
	rows_changed integer;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		PERFORM note_catalog_changes(ARRAY['all']);
		RETURN NULL;
	END IF;
	rows_changed := (SELECT count(*) FROM (SELECT FROM changed LIMIT 301) n);
	IF rows_changed = 0 THEN
		RETURN NULL;
	ELSIF rows_changed > 300 THEN
		PERFORM note_catalog_changes(ARRAY['all']);
		RETURN NULL;
	END IF;
	CASE TG_TABLE_NAME
		WHEN 'products' THEN
			tags := ARRAY(SELECT unnest(ARRAY['product:' || c.id, 'products:category:' || c.category_id,
				'products:seller:' || c.seller_id]) FROM changed c) || ARRAY['products'];
			-- How many products a category has.
			IF TG_OP <> 'UPDATE' THEN
				tags := tags || ARRAY['category'];
			END IF;
		WHEN 'skus', 'flash_prices' THEN
			tags := ARRAY(SELECT 'product:' || c.product_id FROM changed c);
		WHEN 'inventory' THEN
			tags := ARRAY(SELECT 'stock:' || c.product_id FROM changed c);
		WHEN 'flash_items' THEN
			tags := ARRAY(SELECT 'product:' || c.product_id FROM changed c) || ARRAY['flash'];
		WHEN 'flash_sessions' THEN
			tags := ARRAY(SELECT 'stock:' || i.product_id FROM changed c JOIN flash_items i ON i.session_id = c.id)
				|| ARRAY['flash'];
		WHEN 'reviews' THEN
			tags := ARRAY(SELECT 'reviews:' || c.product_id FROM changed c);
		WHEN 'sellers' THEN
			tags := ARRAY(SELECT 'seller:' || c.id FROM changed c) || ARRAY['sellers'];
		WHEN 'categories', 'subcategories' THEN
			tags := ARRAY['category'];
		WHEN 'banners' THEN
			tags := ARRAY['banners'];
	END CASE;
	PERFORM note_catalog_changes(tags);
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER flash_items_changed_from ON flash_items;
--> statement-breakpoint
DROP TRIGGER flash_items_changed_to ON flash_items;
--> statement-breakpoint
-- A piece that is sold at the flash price, unless it is the last of the quota, concerns the product's page at once and
-- lists when sold pieces are counted.
CREATE OR REPLACE FUNCTION note_changed_flash_items() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	sold_only integer[];
	others integer[];
BEGIN
	sold_only := ARRAY(SELECT DISTINCT product_id FROM before_update o JOIN after_update n USING (session_id, product_id)
		WHERE o.sold <> n.sold AND (o.position, o.price, o.quota, o.opening_sold, o.per_buyer, o.sold < o.quota)
			IS NOT DISTINCT FROM (n.position, n.price, n.quota, n.opening_sold, n.per_buyer, n.sold < n.quota));
	others := ARRAY(SELECT DISTINCT product_id FROM before_update o FULL JOIN after_update n USING (session_id, product_id)
		WHERE (o.position, o.price, o.quota, o.opening_sold, o.per_buyer, o.sold < o.quota)
			IS DISTINCT FROM (n.position, n.price, n.quota, n.opening_sold, n.per_buyer, n.sold < n.quota));
	IF cardinality(others) > 300 THEN
		PERFORM note_catalog_changes(ARRAY['all']);
		RETURN NULL;
	END IF;
	INSERT INTO products_to_count (product_id) SELECT unnest(sold_only);
	PERFORM note_catalog_changes(ARRAY(SELECT 'stock:' || id FROM unnest(sold_only) id)
		|| ARRAY(SELECT 'product:' || id FROM unnest(others) id)
		|| CASE WHEN others = '{}' THEN '{}'::text[] ELSE ARRAY['flash'] END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flash_items_changed AFTER UPDATE ON flash_items
	REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update
	FOR EACH STATEMENT EXECUTE FUNCTION note_changed_flash_items();
--> statement-breakpoint
DO $$
DECLARE
	watched text;
	event text[];
BEGIN
	FOREACH watched IN ARRAY ARRAY['skus', 'flash_prices']
	LOOP
		FOREACH event SLICE 1 IN ARRAY ARRAY[
			['added', 'INSERT', 'REFERENCING NEW TABLE AS changed'],
			['changed_from', 'UPDATE', 'REFERENCING OLD TABLE AS changed'],
			['changed_to', 'UPDATE', 'REFERENCING NEW TABLE AS changed'],
			['deleted', 'DELETE', 'REFERENCING OLD TABLE AS changed'],
			['emptied', 'TRUNCATE', '']]
		LOOP
			EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I %s FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows()',
				watched || '_' || event[1], event[2], watched, event[3]);
		END LOOP;
	END LOOP;
	-- Whatever decides about a product: SKUs have these triggers since 0013, stock that is changed has one for crossing zero.
	FOREACH event SLICE 1 IN ARRAY ARRAY[
		['inventory_kept_added', 'INSERT', 'inventory', 'NEW'],
		['inventory_kept_deleted', 'DELETE', 'inventory', 'OLD'],
		['flash_prices_kept_added', 'INSERT', 'flash_prices', 'NEW'],
		['flash_prices_kept_changed', 'UPDATE', 'flash_prices', 'NEW'],
		['flash_prices_kept_deleted', 'DELETE', 'flash_prices', 'OLD']]
	LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_skus()',
			event[1], event[2], event[3], event[4]);
	END LOOP;
END $$;
