CREATE TABLE "bank_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"batch" text NOT NULL,
	"target" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "bank_lines" ("id", "batch", "target", "at")
SELECT DISTINCT ON ("bank_line") "bank_line", "batch", 'refunds:' || "batch", "sent_at"
FROM "refund_transfers" WHERE "bank_line" IS NOT NULL AND "sent_at" IS NOT NULL ORDER BY "bank_line", "id";
