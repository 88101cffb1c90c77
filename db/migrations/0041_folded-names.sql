DROP INDEX "products_folded_name_trigrams";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_folded_name" ON "products" USING gin (folded_name gin_trgm_ops);