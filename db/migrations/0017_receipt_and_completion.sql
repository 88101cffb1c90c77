ALTER TABLE "sellers" ADD COLUMN "is_trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receive_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "window_end" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_receive" ON "orders" USING btree ("receive_by") WHERE "orders"."state" = 'delivered' and "orders"."received_at" is null;--> statement-breakpoint
-- What has arrived was to be completed after 3 days: that is now its receipt, and it is completed 4 days later.
UPDATE "orders" SET "receive_by" = "complete_at", "window_end" = "complete_at" + interval '4 days', "complete_at" = "complete_at" + interval '4 days' WHERE "state" = 'delivered' AND "complete_at" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "window_end" = "delivered_at" + interval '7 days' WHERE "state" = 'completed';
