CREATE TABLE "demo_steps" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"step_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_demo";--> statement-breakpoint
ALTER TABLE "demo_steps" ADD CONSTRAINT "demo_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "demo_step_at";