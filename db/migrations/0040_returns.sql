CREATE TABLE "return_events" (
	"return_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_events_return_id_seq_pk" PRIMARY KEY("return_id","seq")
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"state" text NOT NULL,
	"events" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"goes_back" boolean NOT NULL,
	"asked_part" bigint,
	"offered_part" bigint,
	"refusal" text DEFAULT '' NOT NULL,
	"opened_by" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"courier" text DEFAULT '' NOT NULL,
	"waybill" text DEFAULT '' NOT NULL,
	"postage" bigint DEFAULT 0 NOT NULL,
	"arrived_at" timestamp with time zone,
	"back_courier" text DEFAULT '' NOT NULL,
	"back_waybill" text DEFAULT '' NOT NULL,
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('draft', 'asked', 'offered', 'approved', 'sent', 'inspecting', 'refused', 'disputed', 'giving_back', 'done', 'closed')),
	CONSTRAINT "returns_reason" CHECK ("returns"."reason" in ('damaged', 'not_as_described', 'defective', 'missing_pieces', 'wrong_goods', 'changed_mind')),
	CONSTRAINT "returns_due" CHECK (("returns"."due_at" is null) = ("returns"."state" in ('done', 'closed'))),
	CONSTRAINT "returns_parts" CHECK ("returns"."asked_part" > 0 and "returns"."offered_part" > 0),
	CONSTRAINT "returns_postage" CHECK ("returns"."postage" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refund_sources" DROP CONSTRAINT "refund_sources_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_number" ON "returns" USING btree ("order_id","n");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_open" ON "returns" USING btree ("order_id") WHERE "returns"."state" not in ('done', 'closed');--> statement-breakpoint
CREATE INDEX "returns_due_at" ON "returns" USING btree ("due_at") WHERE "returns"."due_at" is not null and "returns"."state" <> 'disputed';--> statement-breakpoint
CREATE INDEX "returns_opened_by" ON "returns" USING btree ("opened_by") WHERE "returns"."opened_by" is not null;--> statement-breakpoint
ALTER TABLE "refund_sources" ADD CONSTRAINT "refund_sources_kind" CHECK ("refund_sources"."kind" in ('goods', 'shipping', 'goodwill', 'postage', 'excess'));