CREATE TABLE "ledger_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"purchase_id" uuid,
	"order_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount" > 0),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK ("ledger_transfers"."debit" <> "ledger_transfers"."credit")
);
--> statement-breakpoint
CREATE TABLE "order_contacts" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"region_code" text NOT NULL,
	"region" text NOT NULL,
	"postal_code" text NOT NULL,
	"street" text NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"courier_note" text DEFAULT '' NOT NULL,
	"dropship_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_seq_pk" PRIMARY KEY("order_id","seq")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"options" text NOT NULL,
	"image_url" text NOT NULL,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"commission_basis_points" integer NOT NULL,
	"flash_session" text,
	"quantity" integer NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_pieces" CHECK ("order_lines"."cancelled" >= 0 and "order_lines"."returned" >= 0 and "order_lines"."shipped" >= 0 and "order_lines"."cancelled" + "order_lines"."returned" <= "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"number" text NOT NULL,
	"seller_id" integer NOT NULL,
	"state" text NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"goods" bigint NOT NULL,
	"shipping_quote" bigint NOT NULL,
	"shipping_charged" bigint NOT NULL,
	"shipping_by" text NOT NULL,
	"cod_fee" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"refund_reserved" bigint DEFAULT 0 NOT NULL,
	"courier" text NOT NULL,
	"service" text NOT NULL,
	"arrives_from" date NOT NULL,
	"arrives_to" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"gift_note" text DEFAULT '' NOT NULL,
	"accept_by" timestamp with time zone,
	"ship_by" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"complete_at" timestamp with time zone,
	"cancel_asked_at" timestamp with time zone,
	"cancel_reason" text,
	"cancel_answer_by" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"invoice_number" text,
	"paid_out_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('unpaid', 'waiting', 'new', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'cancelled')),
	CONSTRAINT "orders_shipping_by" CHECK ("orders"."shipping_by" in ('escrow', 'seller', 'platform')),
	CONSTRAINT "orders_adds_up" CHECK ("orders"."total" = "orders"."goods" + "orders"."shipping_charged" + "orders"."cod_fee"),
	CONSTRAINT "orders_shipping" CHECK ("orders"."shipping_charged" between 0 and "orders"."shipping_quote"),
	CONSTRAINT "orders_credit" CHECK ("orders"."credit" between 0 and "orders"."total"),
	CONSTRAINT "orders_refund_reserved" CHECK ("orders"."refund_reserved" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"courier" text NOT NULL,
	"service" text NOT NULL,
	"waybill" text,
	"booking_id" text,
	"is_to_cancel" boolean DEFAULT false NOT NULL,
	"freight" bigint NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcels_state" CHECK ("parcels"."state" in ('created', 'booked', 'picked', 'delivered', 'returning', 'returned', 'lost', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"total" bigint NOT NULL,
	"pay_by" timestamp with time zone,
	"request_key" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purchases_number_unique" UNIQUE("number"),
	CONSTRAINT "purchases_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "purchases_state" CHECK ("purchases"."state" in ('awaiting', 'confirmed', 'expired', 'cancelled')),
	CONSTRAINT "purchases_total" CHECK ("purchases"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"ends_at" timestamp with time zone,
	"instructions" jsonb,
	"is_cancelled_by_us" boolean DEFAULT false NOT NULL,
	"next_check_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('created', 'pending', 'paid', 'review', 'failed', 'expired', 'cancelled', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid,
	"attempt_id" uuid,
	"place" text NOT NULL,
	"amount" bigint NOT NULL,
	"applied" bigint DEFAULT 0 NOT NULL,
	"reversed" bigint DEFAULT 0 NOT NULL,
	"refund_reserved" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0),
	CONSTRAINT "receipts_place" CHECK ("receipts"."place" in ('provider', 'bank')),
	CONSTRAINT "receipts_applied" CHECK ("receipts"."applied" between 0 and "receipts"."amount"),
	CONSTRAINT "receipts_reversed" CHECK ("receipts"."reversed" between 0 and "receipts"."amount"),
	CONSTRAINT "receipts_refund_reserved" CHECK ("receipts"."refund_reserved" between 0 and "receipts"."amount")
);
--> statement-breakpoint
CREATE TABLE "refund_accounts" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_parts" (
	"refund_id" uuid NOT NULL,
	"receipt_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refund_parts_refund_id_receipt_id_pk" PRIMARY KEY("refund_id","receipt_id"),
	CONSTRAINT "refund_parts_amount" CHECK ("refund_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause_kind" text NOT NULL,
	"cause_id" text NOT NULL,
	"purchase_id" uuid,
	"order_id" uuid,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"promised_by" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_cause" UNIQUE("cause_kind","cause_id"),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('created', 'sent', 'done', 'failed', 'needs_account', 'manual', 'bounced')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_contacts" ADD CONSTRAINT "order_contacts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit");--> statement-breakpoint
CREATE INDEX "ledger_transfers_purchase" ON "ledger_transfers" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_order" ON "ledger_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_purchase" ON "orders" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_accept" ON "orders" USING btree ("accept_by") WHERE "orders"."state" = 'new';--> statement-breakpoint
CREATE INDEX "orders_ship" ON "orders" USING btree ("ship_by") WHERE "orders"."state" in ('accepted', 'packed');--> statement-breakpoint
CREATE INDEX "orders_cancel_answer" ON "orders" USING btree ("cancel_answer_by") WHERE "orders"."cancel_answer_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_complete" ON "orders" USING btree ("complete_at") WHERE "orders"."state" = 'delivered';--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_waybill" ON "parcels" USING btree ("courier","waybill") WHERE "parcels"."waybill" is not null;--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_due" ON "parcels" USING btree ("next_try_at") WHERE "parcels"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE "purchases"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "purchases_guest" ON "purchases" USING btree ("guest_id") WHERE "purchases"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "purchases_due" ON "purchases" USING btree ("pay_by") WHERE "purchases"."state" = 'awaiting';--> statement-breakpoint
CREATE INDEX "purchases_address" ON "purchases" USING btree ("address_hash") WHERE "purchases"."state" = 'awaiting';--> statement-breakpoint
CREATE INDEX "payment_attempts_purchase" ON "payment_attempts" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "receipts_purchase" ON "receipts" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."next_try_at" is not null;
--> statement-breakpoint
-- Rows of the ledger, of events and of stock tell what happened: nobody changes or deletes them.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
