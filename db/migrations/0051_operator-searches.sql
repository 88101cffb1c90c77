CREATE INDEX "order_contacts_phone" ON "order_contacts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "order_contacts_recipient" ON "order_contacts" USING gin (fold_text("recipient") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");