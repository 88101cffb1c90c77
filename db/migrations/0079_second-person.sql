CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"command" text NOT NULL,
	"needs" text NOT NULL,
	"input" jsonb NOT NULL,
	"reason" text,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"effect" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"parties" jsonb NOT NULL,
	"membership_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"why" text,
	"refusal" jsonb,
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('open', 'confirmed', 'rejected', 'withdrawn', 'lapsed')),
	CONSTRAINT "proposals_over" CHECK (("proposals"."state" = 'open') = ("proposals"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "gave" bigint;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_open" ON "proposals" USING btree ("command","subject_kind","subject_id") WHERE "proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "proposals_closed" ON "proposals" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "audit_log_gave" ON "audit_log" USING btree ("by","created_at") WHERE "audit_log"."gave" is not null;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER proposals_actor AFTER INSERT OR DELETE OR UPDATE ON proposals DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor();
