CREATE TABLE "account_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"token_hash" "bytea",
	"link_until" timestamp with time zone,
	CONSTRAINT "account_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_requests_kind" CHECK ("account_requests"."kind" in ('export', 'deletion')),
	CONSTRAINT "account_requests_state" CHECK ("account_requests"."state" in ('waiting', 'held', 'done')),
	CONSTRAINT "account_requests_link" CHECK (("account_requests"."token_hash" is null) = ("account_requests"."link_until" is null))
);
--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_requests_open" ON "account_requests" USING btree ("user_id","kind") WHERE "account_requests"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "account_requests_user" ON "account_requests" USING btree ("user_id","created_at");