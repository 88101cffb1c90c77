ALTER TABLE "stock_moves" ADD COLUMN "is_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_own_purchase" boolean DEFAULT false NOT NULL;