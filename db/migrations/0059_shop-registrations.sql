CREATE TABLE "shop_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"seller_id" integer,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"tax_id" text NOT NULL,
	"business_id" text NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"location" text NOT NULL,
	"bank" text NOT NULL,
	"account_number" text NOT NULL,
	"agreement" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "shop_registrations_state" CHECK ("shop_registrations"."state" in ('waiting', 'opened', 'refused')),
	CONSTRAINT "shop_registrations_seller" CHECK (("shop_registrations"."state" = 'opened') = ("shop_registrations"."seller_id" is not null)),
	CONSTRAINT "shop_registrations_reason" CHECK (("shop_registrations"."state" = 'refused') = ("shop_registrations"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "shop_registrations" ADD CONSTRAINT "shop_registrations_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_registrations_waiting" ON "shop_registrations" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "shop_registrations_user" ON "shop_registrations" USING btree ("user_id");