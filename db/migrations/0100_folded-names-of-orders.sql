DROP INDEX "order_contacts_recipient";--> statement-breakpoint
DROP INDEX "order_lines_name";--> statement-breakpoint
ALTER TABLE "order_contacts" ADD COLUMN "folded_recipient" text GENERATED ALWAYS AS (fold_text(recipient)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "order_contacts_folded_recipient" ON "order_contacts" USING gin ("folded_recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_folded_name" ON "order_lines" USING gin ("folded_name" gin_trgm_ops);