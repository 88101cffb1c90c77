CREATE TABLE "account_blocks" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_blocks_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "account_blocks_kind" CHECK ("account_blocks"."kind" in ('account', 'cod'))
);
--> statement-breakpoint
CREATE INDEX "auth_users_created" ON "auth_users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_names" ON "profiles" USING gin (fold_text("full_name" || ' ' || "username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_phone_digits" ON "profiles" USING btree (regexp_replace("phone", '[^0-9]', '', 'g'));