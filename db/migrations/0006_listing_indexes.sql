CREATE INDEX "products_category_discount" ON "products" USING btree ("category_id","discount" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_subcategory_sold" ON "products" USING btree ("subcategory_id","sold_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_rating_sold" ON "products" USING btree ("rating" DESC NULLS FIRST,"sold_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_discount" ON "products" USING btree ("discount" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_list_position" ON "products" USING btree ("list_position","id");--> statement-breakpoint
CREATE INDEX "products_description_trigrams" ON "products" USING gin ((short_description || ' ' || description) gin_trgm_ops);
