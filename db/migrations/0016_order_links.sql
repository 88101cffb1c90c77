CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_last" CHECK ("invoice_counters"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "notifications_event" UNIQUE("order_id","seq","kind")
);
--> statement-breakpoint
CREATE TABLE "order_grants" (
	"owner_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_grants_owner_id_purchase_id_pk" PRIMARY KEY("owner_id","purchase_id")
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "told" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "demo_step_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_grants" ADD CONSTRAINT "order_grants_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_grants_expires" ON "order_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_grants_purchase" ON "order_grants" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "order_links_expires" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_untold" ON "orders" USING btree ("id") WHERE "orders"."told" < "orders"."events";--> statement-breakpoint
CREATE INDEX "orders_demo" ON "orders" USING btree ("demo_step_at") WHERE "orders"."state" in ('new', 'accepted', 'packed');--> statement-breakpoint
CREATE INDEX "orders_without_invoice" ON "orders" USING btree ("purchase_id") WHERE "orders"."invoice_number" is null and "orders"."state" not in ('unpaid', 'cancelled');
