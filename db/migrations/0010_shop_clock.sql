CREATE TABLE "shop_clock" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ahead_ms" bigint NOT NULL,
	CONSTRAINT "shop_clock_one_row" CHECK ("shop_clock"."id" = 1),
	CONSTRAINT "shop_clock_ahead" CHECK ("shop_clock"."ahead_ms" >= 0)
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" USING btree ("expires_at") WHERE "newsletter_subscriptions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "newsletter_tokens_expires" ON "newsletter_tokens" USING btree ("expires_at");--> statement-breakpoint
-- The shop's time. Within one statement it is one moment; a transaction reads it once and passes it on (Tx.now).
CREATE OR REPLACE FUNCTION shop_now() RETURNS timestamp with time zone
LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
	SELECT now() + coalesce((SELECT ahead_ms FROM shop_clock), 0) * interval '1 millisecond'
$$;
