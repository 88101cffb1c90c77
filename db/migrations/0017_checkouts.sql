CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"source" text NOT NULL,
	"lines" jsonb NOT NULL,
	"address_id" uuid,
	"address" jsonb,
	"email" text DEFAULT '' NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"method" text,
	"dropship_name" text DEFAULT '' NOT NULL,
	"gift_note" text DEFAULT '' NOT NULL,
	"purchase_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_one_owner" CHECK (("checkouts"."user_id" is null) <> ("checkouts"."guest_id" is null)),
	CONSTRAINT "checkouts_source" CHECK ("checkouts"."source" in ('cart', 'item'))
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","changed_at" DESC NULLS LAST) WHERE "checkouts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "checkouts_guest" ON "checkouts" USING btree ("guest_id","changed_at" DESC NULLS LAST) WHERE "checkouts"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "checkouts_ends" ON "checkouts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "checkouts_purchase" ON "checkouts" USING btree ("purchase_id") WHERE "checkouts"."purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "purchases_cod_buyers" ON "purchases" USING gin ("buyers") WHERE "purchases"."method" = 'cod';