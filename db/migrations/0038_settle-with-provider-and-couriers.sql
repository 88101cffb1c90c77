CREATE TABLE "freight_bill_lines" (
	"parcel_id" uuid PRIMARY KEY NOT NULL,
	"bill_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"weighed" integer,
	CONSTRAINT "freight_bill_lines_amount" CHECK ("freight_bill_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "freight_bills" (
	"id" text PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "freight_bills_amount" CHECK ("freight_bills"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"settlement_id" text NOT NULL,
	"row" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"receipt_id" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	CONSTRAINT "settlement_lines_settlement_id_row_pk" PRIMARY KEY("settlement_id","row"),
	CONSTRAINT "settlement_lines_kind" CHECK ("settlement_lines"."kind" in ('payment', 'refund', 'chargeback', 'other', 'carried', 'paid_out'))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"paid_out" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlements_paid_out" CHECK ("settlements"."paid_out" >= 0)
);
--> statement-breakpoint
ALTER TABLE "freight_bill_lines" ADD CONSTRAINT "freight_bill_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_bill_lines" ADD CONSTRAINT "freight_bill_lines_bill_id_freight_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."freight_bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freight_bill_lines_bill" ON "freight_bill_lines" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_receipt" ON "settlement_lines" USING btree ("receipt_id") WHERE "settlement_lines"."receipt_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_payment" ON "settlement_lines" USING btree ("receipt_id") WHERE "settlement_lines"."kind" = 'payment' and "settlement_lines"."receipt_id" is not null;