ALTER TABLE "order_events" ADD COLUMN "by" text;--> statement-breakpoint
CREATE INDEX "audit_log_command" ON "audit_log" USING btree ("command","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("created_at");