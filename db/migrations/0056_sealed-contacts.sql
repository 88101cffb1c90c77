CREATE TABLE "sealed_contacts" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"contact" jsonb NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sealed_contacts" ADD CONSTRAINT "sealed_contacts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sealed_contacts_until" ON "sealed_contacts" USING btree ("keep_until");