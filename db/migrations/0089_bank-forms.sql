CREATE TABLE "bank_forms" (
	"id" integer PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "bank_forms_one" CHECK ("bank_forms"."id" = 1)
);
