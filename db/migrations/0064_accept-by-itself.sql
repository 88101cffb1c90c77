ALTER TABLE "sellers" ADD COLUMN "accept_from" integer;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "accept_to" integer;--> statement-breakpoint
CREATE INDEX "sellers_accepting" ON "sellers" USING btree ("id") WHERE "sellers"."accept_from" is not null;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_accept" CHECK (("sellers"."accept_from" is null) = ("sellers"."accept_to" is null) and "sellers"."accept_from" >= 0 and "sellers"."accept_from" < "sellers"."accept_to" and "sellers"."accept_to" <= 24);