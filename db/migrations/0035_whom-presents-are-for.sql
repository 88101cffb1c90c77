ALTER TABLE "search_words" DROP CONSTRAINT "search_words_kind";--> statement-breakpoint
DROP INDEX "products_folded_words";--> statement-breakpoint
CREATE INDEX "products_text_words" ON "products" USING gin (to_tsvector('simple', regexp_replace(fold_text(short_description || ' ' || description || ' ' || jsonb_path_query_array(specifications, '$[*].*')::text), '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_kind" CHECK ("search_words"."kind" in ('thing', 'gift', 'maker', 'plain', 'noun', 'person', 'occasion'));