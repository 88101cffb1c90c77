CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"label" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"region_code" text NOT NULL,
	"postal_code" text NOT NULL,
	"street" text NOT NULL,
	"landmark" text NOT NULL,
	"courier_note" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_one_owner" CHECK (("addresses"."user_id" is null) <> ("addresses"."guest_id" is null)),
	CONSTRAINT "addresses_phone" CHECK ("addresses"."phone" ~ '^\+628[0-9]{7,11}$'),
	CONSTRAINT "addresses_postal_code" CHECK ("addresses"."postal_code" ~ '^[1-9][0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"code" text PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	CONSTRAINT "regions_level" CHECK ("regions"."level" between 1 and 4),
	CONSTRAINT "regions_parent" CHECK (("regions"."level" = 1) = ("regions"."parent_code" is null))
);
--> statement-breakpoint
CREATE TABLE "shipping_tariffs" (
	"service" text NOT NULL,
	"from_zone" text NOT NULL,
	"to_zone" text NOT NULL,
	"first_kg" integer NOT NULL,
	"more_kg" integer NOT NULL,
	CONSTRAINT "shipping_tariffs_service_from_zone_to_zone_pk" PRIMARY KEY("service","from_zone","to_zone"),
	CONSTRAINT "shipping_tariffs_first_positive" CHECK ("shipping_tariffs"."first_kg" > 0),
	CONSTRAINT "shipping_tariffs_more_not_negative" CHECK ("shipping_tariffs"."more_kg" >= 0)
);
--> statement-breakpoint
CREATE TABLE "simulated_parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"reference_id" text,
	"waybill_id" text NOT NULL,
	"courier" text NOT NULL,
	"courier_type" text NOT NULL,
	"price" integer NOT NULL,
	"transit_days" integer NOT NULL,
	"ends" jsonb NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "simulated_parcels_reference_id_unique" UNIQUE("reference_id"),
	CONSTRAINT "simulated_parcels_waybill_id_unique" UNIQUE("waybill_id")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_region_code_regions_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "addresses_guest" ON "addresses" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_user_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default" and "addresses"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_guest_default" ON "addresses" USING btree ("guest_id") WHERE "addresses"."is_default" and "addresses"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "regions_words" ON "regions" USING gin (array_to_tsvector(string_to_array("search_name", ' ')));--> statement-breakpoint
CREATE INDEX "regions_districts" ON "regions" USING btree ("parent_code") WHERE "regions"."level" = 3;--> statement-breakpoint
CREATE INDEX "regions_cities" ON "regions" USING btree ("search_name") WHERE "regions"."level" = 2;