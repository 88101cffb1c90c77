CREATE TABLE "chat_answers" (
	"thread_id" uuid NOT NULL,
	"asked_seq" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_answers_thread_id_asked_seq_pk" PRIMARY KEY("thread_id","asked_seq")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"thread_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"by" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"pictures" smallint DEFAULT 0 NOT NULL,
	"product_id" integer,
	"order_number" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_thread_id_seq_pk" PRIMARY KEY("thread_id","seq"),
	CONSTRAINT "chat_messages_id_unique" UNIQUE("id"),
	CONSTRAINT "chat_messages_by" CHECK ("chat_messages"."by" in ('shopper', 'shop', 'greeting')),
	CONSTRAINT "chat_messages_not_empty" CHECK ("chat_messages"."text" <> '' or "chat_messages"."pictures" > 0)
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reports_by" CHECK ("chat_reports"."by" in ('shopper', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"seller_id" integer PRIMARY KEY NOT NULL,
	"greeting" text NOT NULL,
	"days" smallint[] NOT NULL,
	"opens_at" smallint NOT NULL,
	"closes_at" smallint NOT NULL,
	"templates" text[] NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "chat_settings_hours" CHECK (0 <= "chat_settings"."opens_at" and "chat_settings"."opens_at" < "chat_settings"."closes_at" and "chat_settings"."closes_at" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"shopper_seq" integer DEFAULT 0 NOT NULL,
	"shop_seq" integer DEFAULT 0 NOT NULL,
	"shopper_seen" integer DEFAULT 0 NOT NULL,
	"shop_seen" integer DEFAULT 0 NOT NULL,
	"asked_seq" integer,
	"asked_at" timestamp with time zone,
	"tell_shopper_at" timestamp with time zone,
	"tell_shop_at" timestamp with time zone,
	"blocked_by" text,
	"greeted_at" timestamp with time zone,
	CONSTRAINT "chat_threads_pair" UNIQUE("user_id","seller_id"),
	CONSTRAINT "chat_threads_blocked_by" CHECK ("chat_threads"."blocked_by" in ('shopper', 'shop')),
	CONSTRAINT "chat_threads_asked" CHECK (("chat_threads"."asked_seq" is null) = ("chat_threads"."asked_at" is null))
);
--> statement-breakpoint
ALTER TABLE "chat_answers" ADD CONSTRAINT "chat_answers_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_answers" ADD CONSTRAINT "chat_answers_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_answers_seller" ON "chat_answers" USING btree ("seller_id","asked_at");--> statement-breakpoint
CREATE INDEX "chat_messages_product" ON "chat_messages" USING btree ("product_id") WHERE "chat_messages"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_reports_thread" ON "chat_reports" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_threads_user" ON "chat_threads" USING btree ("user_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_threads_seller" ON "chat_threads" USING btree ("seller_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_threads_asked_at" ON "chat_threads" USING btree ("seller_id","asked_at") WHERE "chat_threads"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_created" ON "chat_threads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_threads_tell_shopper" ON "chat_threads" USING btree ("tell_shopper_at") WHERE "chat_threads"."tell_shopper_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_tell_shop" ON "chat_threads" USING btree ("tell_shop_at") WHERE "chat_threads"."tell_shop_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_last" ON "chat_threads" USING btree ("last_at");