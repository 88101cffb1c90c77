DROP INDEX "orders_untold";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "told_shop" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What happened before nobody is told now.
UPDATE "orders" SET "told_shop" = "events";
--> statement-breakpoint
CREATE INDEX "orders_untold" ON "orders" USING btree ("id") WHERE least("orders"."told", "orders"."told_shop") < "orders"."events";