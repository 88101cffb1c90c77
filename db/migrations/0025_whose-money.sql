CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "claims_state" CHECK ("claims"."state" in ('open', 'settled')),
	CONSTRAINT "claims_amount" CHECK ("claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_sources" (
	"refund_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"account" text NOT NULL,
	"line_id" uuid,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refund_sources_refund_id_n_pk" PRIMARY KEY("refund_id","n"),
	CONSTRAINT "refund_sources_kind" CHECK ("refund_sources"."kind" in ('goods', 'shipping', 'goodwill', 'excess')),
	CONSTRAINT "refund_sources_amount" CHECK ("refund_sources"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "remittance_orders" (
	"receipt_id" text PRIMARY KEY NOT NULL,
	"remittance_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "remittance_orders_amount" CHECK ("remittance_orders"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"id" text PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "remittances_amounts" CHECK ("remittances"."amount" > 0 and "remittances"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_pieces";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_place";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "settled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "from_escrow" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_shop" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_platform" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "charged_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "refunded_there" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_sources" ADD CONSTRAINT "refund_sources_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_sources" ADD CONSTRAINT "refund_sources_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_orders" ADD CONSTRAINT "remittance_orders_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_orders" ADD CONSTRAINT "remittance_orders_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_sources_account" ON "refund_sources" USING btree ("account");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kinds" CHECK (split_part("ledger_transfers"."debit", ':', 1) = any(array['provider', 'bank', 'cod', 'claim', 'dispute', 'unapplied', 'escrow', 'refund', 'seller', 'payout', 'freight', 'suspense', 'tax', 'income', 'cost']) and split_part("ledger_transfers"."credit", ':', 1) = any(array['provider', 'bank', 'cod', 'claim', 'dispute', 'unapplied', 'escrow', 'refund', 'seller', 'payout', 'freight', 'suspense', 'tax', 'income', 'cost']));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."from_escrow" between 0 and "order_lines"."refunded" and "order_lines"."refunded" <= "order_lines"."price"::bigint * "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discounts" CHECK ("order_lines"."discount_shop" >= 0 and "order_lines"."discount_platform" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_pieces" CHECK ("order_lines"."cancelled" >= 0 and "order_lines"."returned" >= 0 and "order_lines"."settled" >= 0 and "order_lines"."shipped" >= 0 and "order_lines"."cancelled" + "order_lines"."returned" + "order_lines"."settled" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order" CHECK (("receipts"."place" = 'cod') = ("receipts"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_place" CHECK ("receipts"."place" in ('provider', 'bank', 'shop', 'cod'));--> statement-breakpoint
-- Cash that couriers collected becomes receipts of its orders.
INSERT INTO receipts (id, purchase_id, order_id, place, amount, applied, at)
SELECT t.id, o.purchase_id, o.id, 'cod', t.amount, t.amount, t.at
FROM ledger_transfers t JOIN orders o ON t.id = 'cod:' || o.id;--> statement-breakpoint
INSERT INTO remittances (id, courier, amount, fee, at)
SELECT substr(t.id, 7), substr(t.credit, 5), t.amount, coalesce(f.amount, 0), t.at
FROM ledger_transfers t LEFT JOIN ledger_transfers f ON f.id = 'codfee:' || substr(t.id, 7)
WHERE t.id LIKE 'remit:%';--> statement-breakpoint
-- What couriers had handed over paid the oldest cash first.
INSERT INTO remittance_orders (receipt_id, remittance_id, amount)
SELECT c.id, (SELECT m.id FROM remittances m WHERE m.courier = c.courier ORDER BY m.at DESC, m.id LIMIT 1), c.amount
FROM (
  SELECT r.id, r.amount, substr(t.debit, 5) AS courier,
    sum(r.amount) OVER (PARTITION BY t.debit ORDER BY r.at, r.id) AS running
  FROM receipts r JOIN ledger_transfers t ON t.id = r.id WHERE r.place = 'cod'
) c
WHERE c.running <= (SELECT sum(m.amount + m.fee) FROM remittances m WHERE m.courier = c.courier);--> statement-breakpoint
INSERT INTO claims (id, courier, amount, state, at)
SELECT substr(t.id, 7), substr(t.debit, 7), t.amount, CASE WHEN EXISTS (
    SELECT FROM ledger_transfers s WHERE s.id IN ('claimin:' || substr(t.id, 7), 'claimloss:' || substr(t.id, 7))
  ) THEN 'settled' ELSE 'open' END, t.at
FROM ledger_transfers t WHERE t.id LIKE 'claim:%';--> statement-breakpoint
INSERT INTO refund_sources (refund_id, n, account, kind, amount)
SELECT f.id, row_number() OVER (PARTITION BY f.id ORDER BY t.id DESC), t.debit,
  CASE split_part(t.debit, ':', 1) WHEN 'escrow' THEN 'goods' WHEN 'unapplied' THEN 'excess' ELSE 'shipping' END, t.amount
FROM ledger_transfers t JOIN refunds f ON f.id::text = split_part(t.id, ':', 2)
WHERE t.id LIKE 'rs:%' OR t.id LIKE 'uncode:%';--> statement-breakpoint
UPDATE receipts SET charged_back = reversed WHERE reversed > 0;
