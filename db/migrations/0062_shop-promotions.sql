CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" integer NOT NULL,
	"price" integer NOT NULL,
	"is_promotion" boolean NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_prices" (
	"promotion_id" uuid NOT NULL,
	"sku_id" integer NOT NULL,
	"price" integer NOT NULL,
	"standing_price" integer,
	"standing_original" integer,
	CONSTRAINT "promotion_prices_promotion_id_sku_id_pk" PRIMARY KEY("promotion_id","sku_id"),
	CONSTRAINT "promotion_prices_positive" CHECK ("promotion_prices"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"gives_shipping" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ships_free" boolean DEFAULT false NOT NULL,
	CONSTRAINT "promotions_time" CHECK ("promotions"."ends_at" > "promotions"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_prices" ADD CONSTRAINT "promotion_prices_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_prices" ADD CONSTRAINT "promotion_prices_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_sku" ON "price_history" USING btree ("sku_id","until");--> statement-breakpoint
CREATE INDEX "promotion_prices_sku" ON "promotion_prices" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_open" ON "promotions" USING btree ("product_id") WHERE "promotions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_starts" ON "promotions" USING btree ("starts_at") WHERE began_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "promotions_ends" ON "promotions" USING btree ("ends_at") WHERE "promotions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_seller" ON "promotions" USING btree ("seller_id","starts_at","id");
--> statement-breakpoint
-- Notes what a SKU cost until now. A promotion sets its prices before it is marked as begun, and gives the old ones back before
-- it is marked as over.
CREATE OR REPLACE FUNCTION note_old_price() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO price_history (sku_id, price, is_promotion, until)
	SELECT OLD.id, OLD.price, EXISTS (
		SELECT FROM promotion_prices pp JOIN promotions p ON p.id = pp.promotion_id
		WHERE pp.sku_id = OLD.id AND pp.price = OLD.price AND p.began_at IS NOT NULL AND p.ended_at IS NULL
	), shop_now();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_price_history AFTER UPDATE OF price ON skus
FOR EACH ROW WHEN (OLD.price <> NEW.price) EXECUTE FUNCTION note_old_price();
