-- The change log of the catalogue: every write to a table that a public page reads leaves tags here, whoever writes.
-- Transaction ids belong to one cluster, so the table is not part of db/schema.ts and never of a dump.
CREATE TABLE "catalog_changes" (
	"xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "catalog_changes_xid_tag_pk" PRIMARY KEY("xid","tag")
);
--> statement-breakpoint
-- A transaction leaves each tag once, and a single 'all' instead of more than 1000 of them.
CREATE OR REPLACE FUNCTION note_catalog_changes(tags text[]) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	own CONSTANT xid8 := pg_current_xact_id();
BEGIN
	IF EXISTS (SELECT FROM catalog_changes c WHERE c.xid = own AND c.tag = 'all') THEN
		RETURN;
	END IF;
	IF cardinality(tags) + (SELECT count(*) FROM (SELECT FROM catalog_changes c WHERE c.xid = own LIMIT 1000) n) > 1000 THEN
		tags := ARRAY['all'];
	END IF;
	INSERT INTO catalog_changes (tag) SELECT DISTINCT unnest(tags) ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- After a statement: the tags of the rows that it changed; 'all' for more than 300 of them and for TRUNCATE.
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
		WHEN 'inventory' THEN
			tags := ARRAY(SELECT 'product:' || c.product_id FROM changed c);
		WHEN 'flash_items' THEN
			tags := ARRAY(SELECT 'product:' || c.product_id FROM changed c) || ARRAY['flash'];
		WHEN 'flash_sessions' THEN
			tags := ARRAY['flash'];
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
-- Products that moved to another category change how many each of the two has; for more than 300 it is 'all' already.
CREATE OR REPLACE FUNCTION note_moved_products() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF (SELECT count(*) FROM (SELECT FROM after_update LIMIT 301) n) <= 300
		AND EXISTS (SELECT id, category_id FROM after_update EXCEPT SELECT id, category_id FROM before_update) THEN
		PERFORM note_catalog_changes(ARRAY['category']);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE ON products
REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update
FOR EACH STATEMENT EXECUTE FUNCTION note_moved_products();
--> statement-breakpoint
-- An update shows its rows twice, as they were and as they are: both sides of a move have changed.
DO $$
DECLARE
	watched text;
	event text[];
BEGIN
	FOREACH watched IN ARRAY ARRAY['products', 'inventory', 'flash_items', 'flash_sessions', 'reviews', 'sellers',
		'categories', 'subcategories', 'banners']
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
END $$;
