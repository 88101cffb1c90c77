-- What a product costs now, as a column that lists sort and filter by. Every product is written anew, once.
DROP INDEX "products_category_price";
--> statement-breakpoint
DROP INDEX "products_category_discount";
--> statement-breakpoint
DROP INDEX "products_price";
--> statement-breakpoint
CREATE UNIQUE INDEX "flash_sessions_running" ON "flash_sessions" USING btree ((true)) WHERE "flash_sessions"."starts_at_hour" is null;
--> statement-breakpoint
CREATE VIEW "public"."running_flash_items" AS (select "flash_items"."product_id", "flash_items"."price", "flash_items"."quota", "flash_items"."sold" from "flash_items" inner join "flash_sessions" on "flash_sessions"."id" = "flash_items"."session_id" where "flash_sessions"."starts_at_hour" is null);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "flash_price" integer;
--> statement-breakpoint
UPDATE "products" p SET "flash_price" = f.price FROM "running_flash_items" f WHERE f.product_id = p.id AND f.sold < f.quota;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_now" integer GENERATED ALWAYS AS (coalesce(flash_price, price)) STORED NOT NULL,
ADD COLUMN "discount_now" integer GENERATED ALWAYS AS ((case
    when original_price > coalesce(flash_price, price) then ((original_price - coalesce(flash_price, price)) * 200::bigint + original_price) / (original_price * 2::bigint)
    when flash_price is not null then ((((flash_price * 130::bigint + 50) / 100) - flash_price) * 200::bigint + ((flash_price * 130::bigint + 50) / 100)) / (((flash_price * 130::bigint + 50) / 100) * 2::bigint)
    else 0 end)::integer) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_category_price_now" ON "products" USING btree ("category_id","price_now","id");
--> statement-breakpoint
CREATE INDEX "products_category_discount_now" ON "products" USING btree ("category_id","discount_now" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "products_price_now" ON "products" USING btree ("price_now","id");
--> statement-breakpoint
CREATE INDEX "products_discount_now" ON "products" USING btree ("discount_now" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "products_flash" ON "products" USING btree ("id") WHERE flash_price is not null;
--> statement-breakpoint
-- Gives some products the flash price that holds now, and writes only those that it changes. In the transaction of the
-- change, so that no list ever shows another price than its cards.
CREATE OR REPLACE FUNCTION keep_flash_prices(ids integer[]) RETURNS void
LANGUAGE sql SET search_path FROM CURRENT AS $$
	UPDATE products p SET flash_price = kept.price
	FROM (
		SELECT id, (SELECT f.price FROM running_flash_items f WHERE f.product_id = id AND f.sold < f.quota) AS price
		FROM unnest(ids) id
	) kept
	WHERE p.id = kept.id AND p.flash_price IS DISTINCT FROM kept.price
$$;
--> statement-breakpoint
-- The session is locked against its end, which else would not see an item that changes at the same moment.
CREATE OR REPLACE FUNCTION note_flash_item() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM FROM flash_sessions WHERE id IN (OLD.session_id, NEW.session_id) FOR SHARE;
	PERFORM keep_flash_prices(ARRAY(SELECT DISTINCT unnest(ARRAY[OLD.product_id, NEW.product_id])));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flash_items_price AFTER INSERT OR DELETE ON flash_items
FOR EACH ROW EXECUTE FUNCTION note_flash_item();
--> statement-breakpoint
-- A piece that is sold changes no price, unless it is the last of its quota.
CREATE TRIGGER flash_items_price_changed AFTER UPDATE ON flash_items
FOR EACH ROW WHEN ((OLD.session_id, OLD.product_id, OLD.price, OLD.sold < OLD.quota)
	IS DISTINCT FROM (NEW.session_id, NEW.product_id, NEW.price, NEW.sold < NEW.quota))
EXECUTE FUNCTION note_flash_item();
--> statement-breakpoint
-- A session that begins or ends; one that is deleted takes its items with it.
CREATE OR REPLACE FUNCTION note_flash_session() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM keep_flash_prices(ARRAY(SELECT product_id FROM flash_items WHERE session_id = NEW.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flash_sessions_price AFTER UPDATE OF starts_at_hour ON flash_sessions
FOR EACH ROW EXECUTE FUNCTION note_flash_session();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_no_flash_items() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE products SET flash_price = NULL WHERE flash_price IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flash_items_no_price AFTER TRUNCATE ON flash_items
FOR EACH STATEMENT EXECUTE FUNCTION note_no_flash_items();
--> statement-breakpoint
-- A product that is added, such as a copy of another one, has no flash item yet.
CREATE OR REPLACE FUNCTION forget_flash_price() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	NEW.flash_price := NULL;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_no_flash_price BEFORE INSERT ON products
FOR EACH ROW WHEN (NEW.flash_price IS NOT NULL) EXECUTE FUNCTION forget_flash_price();
