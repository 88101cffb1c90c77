CREATE TABLE "mailed_codes" (
	"purpose" text NOT NULL,
	"subject" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"contact_hash" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_codes_purpose_subject_asked_by_pk" PRIMARY KEY("purpose","subject","asked_by")
);
--> statement-breakpoint
ALTER TABLE "order_grants" ADD COLUMN "is_buyers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_links" ADD COLUMN "purpose" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_links" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "mail_held_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mailed_codes_expires" ON "mailed_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_links_purchase" ON "order_links" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "order_contacts_email" ON "order_contacts" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_purpose" CHECK ("order_links"."purpose" in ('open', 'disown'));