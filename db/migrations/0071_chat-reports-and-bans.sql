CREATE TABLE "chat_bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"seller_id" integer,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_bans_user" UNIQUE("user_id"),
	CONSTRAINT "chat_bans_seller" UNIQUE("seller_id"),
	CONSTRAINT "chat_bans_one" CHECK (num_nonnulls("chat_bans"."user_id", "chat_bans"."seller_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "chat_bans" ADD CONSTRAINT "chat_bans_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_reports_open" ON "chat_reports" USING btree ("created_at") WHERE "chat_reports"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_outcome" CHECK ("chat_reports"."outcome" in ('none', 'warned', 'banned'));--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_closed" CHECK (num_nonnulls("chat_reports"."closed_at", "chat_reports"."closed_by", "chat_reports"."outcome") in (0, 3));