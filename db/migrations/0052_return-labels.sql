ALTER TABLE "parcels" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "return_of" uuid;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "way" text DEFAULT 'out' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_return_of_orders_id_fk" FOREIGN KEY ("return_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_return" ON "parcels" USING btree ("return_id") WHERE "parcels"."return_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_return_open" ON "parcels" USING btree ("return_id","way") WHERE "parcels"."state" in ('created', 'booked');--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_way" CHECK (case "parcels"."way" when 'out' then num_nonnulls("parcels"."return_id", "parcels"."return_of") = 0 and "parcels"."order_id" is not null
        else "parcels"."way" in ('back', 'again') and num_nonnulls("parcels"."return_id", "parcels"."return_of") = 2 and "parcels"."order_id" is null end);