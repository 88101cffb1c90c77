ALTER TABLE "receipts" ADD COLUMN "is_handed_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "receipts_owed" ON "receipts" USING btree ("id") WHERE "receipts"."place" = 'cod' and not "receipts"."is_handed_over";--> statement-breakpoint
CREATE INDEX "refund_transfers_exported" ON "refund_transfers" USING btree ("id") WHERE "refund_transfers"."state" = 'exported';--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("state") WHERE "refunds"."state" in ('failed', 'needs_account', 'manual', 'bounced');--> statement-breakpoint
UPDATE receipts SET is_handed_over = true WHERE id IN (SELECT receipt_id FROM remittance_orders);
--> statement-breakpoint
-- What accounts hold, and what moved on them by day, so that nobody adds up the whole ledger. Postings only insert into
-- ledger_moves, which no other posting waits for; a job folds what was committed into the other two
-- (server/modules/ledger/kept-balances.ts). The sum of all three is what the movements are.
CREATE TABLE ledger_moves (
	account text NOT NULL,
	day date NOT NULL,
	amount bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE ledger_days (
	account text NOT NULL,
	day date NOT NULL,
	moves integer NOT NULL,
	debited bigint NOT NULL,
	credited bigint NOT NULL,
	PRIMARY KEY (account, day)
);
--> statement-breakpoint
CREATE TABLE ledger_held (
	account text COLLATE "C" PRIMARY KEY,
	amount bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO ledger_days (account, day, moves, debited, credited)
SELECT account, (at AT TIME ZONE 'Asia/Jakarta')::date, count(*), sum(greatest(amount, 0)), sum(greatest(-amount, 0))
FROM (SELECT debit AS account, at, amount FROM ledger_transfers UNION ALL SELECT credit, at, -amount FROM ledger_transfers) moved
WHERE split_part(account, ':', 1) NOT IN ('unapplied', 'escrow', 'refund', 'payout', 'dispute', 'suspense')
GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO ledger_held (account, amount)
SELECT account, sum(amount)
FROM (SELECT debit AS account, amount FROM ledger_transfers UNION ALL SELECT credit, -amount FROM ledger_transfers) moved
GROUP BY account HAVING sum(amount) <> 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_ledger_moves() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO ledger_moves (account, day, amount)
	SELECT debit, (at AT TIME ZONE 'Asia/Jakarta')::date, amount FROM posted
	UNION ALL SELECT credit, (at AT TIME ZONE 'Asia/Jakarta')::date, -amount FROM posted;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_moved AFTER INSERT ON ledger_transfers
	REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION note_ledger_moves();
