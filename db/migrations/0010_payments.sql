CREATE TABLE "simulated_payments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"payment_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"details" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "simulated_payments_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "simulated_payments_amount" CHECK ("simulated_payments"."amount" > 0)
);
