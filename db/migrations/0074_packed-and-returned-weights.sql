ALTER TABLE "orders" ADD COLUMN "packed_grams" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "weighed_grams" integer;