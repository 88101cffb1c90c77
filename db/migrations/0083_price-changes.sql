CREATE TABLE "price_changes" (
	"change_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"new_price" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_changes_change_id_sku_id_pk" PRIMARY KEY("change_id","sku_id")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_seller" ON "price_changes" USING btree ("seller_id","changed_at");--> statement-breakpoint
CREATE INDEX "price_changes_sku" ON "price_changes" USING btree ("sku_id");