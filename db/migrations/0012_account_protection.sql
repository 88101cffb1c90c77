CREATE TABLE "auth_browsers" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_browsers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" DROP CONSTRAINT "auth_one_time_tokens_purpose";--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "auth_users" SET "email_confirmed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "auth_browsers" ADD CONSTRAINT "auth_browsers_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_browsers_used" ON "auth_browsers" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "auth_users_unconfirmed" ON "auth_users" USING btree ("created_at") WHERE "auth_users"."email_confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_email" CHECK (("auth_one_time_tokens"."email" is not null) = ("auth_one_time_tokens"."purpose" = 'email_change'));--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_purpose" CHECK ("auth_one_time_tokens"."purpose" in ('recovery', 'reauthentication', 'signup', 'email_change'));