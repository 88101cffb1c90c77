CREATE TABLE "kept_cod_blocks" (
	"buyer" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_cod_blocks_until" ON "kept_cod_blocks" USING btree ("until");