DROP INDEX "regions_districts";--> statement-breakpoint
DROP INDEX "regions_words";--> statement-breakpoint
CREATE INDEX "regions_words" ON "regions" USING gin (array_to_tsvector(string_to_array("search_name" || ' ' || replace("search_name", ' ', ''), ' '))) WHERE "regions"."level" = 4;