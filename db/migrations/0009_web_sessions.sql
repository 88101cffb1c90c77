CREATE TABLE "web_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"guest_id" uuid,
	"auth_session_id" uuid,
	"sealed_tokens" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "web_sessions_somebody" CHECK (("web_sessions"."user_id" is null) <> ("web_sessions"."guest_id" is null))
);
--> statement-breakpoint
ALTER TABLE "web_sessions" ADD CONSTRAINT "web_sessions_auth_session_id_auth_sessions_id_fk" FOREIGN KEY ("auth_session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_sessions_user" ON "web_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "web_sessions_auth_session" ON "web_sessions" USING btree ("auth_session_id");--> statement-breakpoint
CREATE INDEX "web_sessions_used" ON "web_sessions" USING btree ("used_at");