-- At the commit: whoever changed a row is named, and a member's change has its line in the audit log. The argument is the
-- kind of the row there; without one any line of the transaction will do, because a cancelled order makes a refund.
CREATE OR REPLACE FUNCTION expect_actor() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	-- After `set local` a pooled connection has '', not null.
	actor text := nullif(current_setting('shop.actor', true), '');
	changed text := to_jsonb(coalesce(NEW, OLD)) ->> 'id';
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
-- When a refund is tried again is no change of money.
CREATE CONSTRAINT TRIGGER refunds_actor AFTER INSERT OR DELETE OR UPDATE OF state, amount, way ON refunds DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor();
--> statement-breakpoint
-- What a seller may do and how they are paid; name and description are content.
CREATE CONSTRAINT TRIGGER sellers_actor AFTER INSERT OR UPDATE OF is_official, is_pkp, npwp, is_trusted ON sellers DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor('seller');
