CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
-- A row is named by its id, a setting by its key.
CREATE OR REPLACE FUNCTION expect_actor() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	-- After `set local` a pooled connection has '', not null.
	actor text := nullif(current_setting('shop.actor', true), '');
	changed_row jsonb := to_jsonb(coalesce(NEW, OLD));
	changed text := coalesce(changed_row ->> 'id', changed_row ->> 'key');
BEGIN
	IF actor IS NULL THEN
		RAISE EXCEPTION 'A change of % names nobody who made it', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	IF actor LIKE 'member:%' AND NOT EXISTS (
		SELECT FROM audit_log WHERE txid = pg_current_xact_id()::text::bigint
			AND (TG_NARGS = 0 OR (subject_kind = TG_ARGV[0] AND subject_id = changed))
	) THEN
		RAISE EXCEPTION 'A change of % by % has no line in the audit log', TG_TABLE_NAME, actor USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settings_actor AFTER INSERT OR UPDATE OR DELETE ON settings DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor('setting');
