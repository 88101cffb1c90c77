CREATE INDEX "price_history_until" ON "price_history" USING btree ("until");--> statement-breakpoint
CREATE INDEX "chat_messages_user" ON "chat_messages" USING btree ("user_id") WHERE "chat_messages"."user_id" is not null;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER commissions_actor AFTER INSERT OR UPDATE OR DELETE ON commissions DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor();
