CREATE TABLE "exchange_credits" (
	"return_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"exchange_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "exchange_credits_return_id_line_id_pk" PRIMARY KEY("return_id","line_id"),
	CONSTRAINT "exchange_credits_amount" CHECK ("exchange_credits"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exchange_of" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_exchange" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "wanted_sku" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "exchange_id" uuid;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_credits" ADD CONSTRAINT "exchange_credits_exchange_id_orders_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_credits_line" ON "exchange_credits" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "exchange_credits_order" ON "exchange_credits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "exchange_credits_exchange" ON "exchange_credits" USING btree ("exchange_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exchange_of_orders_id_fk" FOREIGN KEY ("exchange_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_wanted_sku_skus_id_fk" FOREIGN KEY ("wanted_sku") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_id_orders_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_exchange_of" ON "orders" USING btree ("exchange_of") WHERE "orders"."exchange_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_exchange" ON "returns" USING btree ("exchange_id") WHERE "returns"."exchange_id" is not null;