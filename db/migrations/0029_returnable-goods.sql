ALTER TABLE "subcategories" ADD COLUMN "not_returnable" text;--> statement-breakpoint
CREATE INDEX "addresses_region" ON "addresses" USING btree ("region_code");--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_not_returnable" CHECK ("subcategories"."not_returnable" in ('food', 'drinks', 'consumables'));--> statement-breakpoint
UPDATE "subcategories" SET "not_returnable" = CASE "slug" WHEN 'kopi-teh' THEN 'drinks' WHEN 'vitamin-suplemen' THEN 'consumables' WHEN 'herbal' THEN 'consumables' ELSE 'food' END
WHERE "slug" IN ('camilan', 'kopi-teh', 'bumbu-dapur', 'makanan-instan', 'kue-cokelat', 'vitamin-suplemen', 'herbal');
